"""Which words ask for which others: "any pets?" for the dog, "my boss" for the manager, "our database" for Postgres.

Unlike a concept, where any two words belong together, a kind goes one way: what stands before the colon is looked for
in memories that say what stands behind it, or another word before it, and answers nearly as the word itself would. A
memory of a cello is no answer to a question about pianos. A word may be of several kinds."""

from __future__ import annotations

from memctl.core.retrieval.concepts import Lines

MARK = "~"  # what the name of a kind begins with, and no word does

# A line is a kind, named by its first word: the words that ask for it, a colon, what there is of it. English stems;
# Chinese words are of one or two characters, as the splitter gives them.
KINDS = """
job work profess occup career employ 工作 职业 上班 职位 岗位 做什 : engin develop programm teacher nurs
  doctor design manag lawyer account architect consult analyst scientist journalist chef plumber electrician
  pilot freelanc self-employed contractor startup compani agenc 工程 程序 老师 护士 医生 设计 经理 律师 会计
  顾问 记者 厨师 公务 公司 自由 销售 任职 入职
boss manag supervisor lead superior chief 老板 上司 领导 经理 主管 上级 : ceo cto director 总监
colleagu cowork teammat team workmat 同事 队友 团队 :
compani employ firm busi startup organis organiz workplac 公司 单位 企业 雇主 : corp inc ltd 集团 有限
salari pay incom wage earn compens rais 工资 薪水 收入 薪资 月薪 年薪 : bonus 奖金
spous husband wife partner marri fianc fiance hubbi 丈夫 妻子 老公 老婆 爱人 先生 配偶 媳妇 伴侣 结婚 已婚 :
  engag 婚礼 订婚
relationship partner girlfriend boyfriend date singl 对象 女友 男友 女朋 男朋 恋爱 单身 : ex 前任
child 孩子 小孩 小朋 : son daughter toddler babi 儿子 女儿 宝宝 娃 闺女 幼儿 小学
son boy 儿子 :
daughter girl 女儿 闺女 :
sibl 兄弟 姐妹 : brother sister twin 哥哥 弟弟 姐姐 妹妹 大哥 二哥 大姐 小妹
brother 哥哥 弟弟 :
sister 姐姐 妹妹 :
mom 母亲 妈妈 我妈 老妈 娘 :
dad 父亲 爸爸 我爸 老爸 爹 :
parent 父母 爸妈 家长 : mom dad 母亲 妈妈 我妈 父亲 爸爸 我爸
grandpar grandma grandpa 祖父 祖母 爷爷 奶奶 外公 外婆 姥姥 姥爷 :
岳父 丈人 老丈 :
relat famili kin 亲戚 家人 亲人 家庭 家里 : mom dad brother sister uncl aunt cousin nephew niec wife husband son
  daughter grandma grandpa 妈妈 爸爸 母亲 父亲 哥哥 弟弟 姐姐 妹妹 叔叔 阿姨 表弟 表妹 表哥 表姐 堂哥 堂弟 舅舅
  姑姑 爷爷 奶奶 外公 外婆 岳父 岳母 老婆 老公 我妈 我爸
cousin 表弟 表妹 表哥 表姐 堂哥 堂弟 堂姐 堂妹 :
friend buddi pal mate besti 朋友 好友 闺蜜 哥们 :
pet anim 宠物 : dog puppi cat kitten hamster rabbit parrot goldfish turtl colli labrador poodl retriev terrier
  狗 猫 小狗 小猫 仓鼠 兔子 鹦鹉 金鱼 乌龟 猫咪 狗狗 柯基 金毛 泰迪 布偶 橘猫
dog puppi 狗 小狗 狗狗 犬 : colli labrador poodl retriev terrier bulldog dachshund beagl huski corgi 柯基 金毛
  泰迪 拉布 边牧
cat kitten 猫 小猫 猫咪 : siames 布偶 橘猫 英短
live resid home base address locat place 住 住在 住址 地址 居住 家住 哪里 : move reloc settl apart flat rent
  搬到 搬来 搬去 搬家 定居 租房 公寓
hometown origin born nativ rais grow 家乡 老家 籍贯 出生 来自 长大 :
universiti colleg studi degre school graduat alma major educ 大学 学校 毕业 本科 学历 专业 读书 学院 : bachelor
  master phd mba diploma physic comput econom 硕士 博士 学位 交大 清华 北大 复旦 理工 师范 自动
school kindergarten daycar nurseri grade class 学校 小学 中学 高中 初中 幼儿 年级 上学 :
exam test certif 考试 考证 证书 考 : ielt toefl pmp gre cfa cpa 雅思 托福 四级 六级 考研 驾考 软考
languag speak fluent 语言 外语 会说 口语 : english french german spanish japanes chines dutch italian russian
  korean portugues arab mandarin hindi turkish polish swedish 英语 日语 法语 德语 西班 韩语 俄语 粤语 普通 中文
  英文 日文
program code languag stack 编程 语言 技术 写代 : python rust java javascript typescript golang kotlin swift rubi
  php scala haskel elixir clojur perl
editor ide 编辑 : vim neovim emac vscode code jetbrain intellij pycharm sublim helix zed cursor nano
termin shell consol 终端 : zsh bash fish tmux alacritti kitti iterm wezterm
system os oper laptop comput machin 系统 电脑 笔记 : linux ubuntu debian arch fedora nixo maco macbook window
  mac thinkpad 苹果
phone mobil cellphon smartphon 手机 : iphon pixel samsung android galaxi xiaomi oneplus huawei 华为 小米 苹果
  安卓 三星 荣耀 oppo vivo
car vehicl drive automobil 车 开车 汽车 车子 座驾 : toyota honda ford bmw audi tesla volkswagen vw merced volvo
  mazda kia hyundai subaru nissan skoda yari golf civic 比亚 特斯 丰田 本田 大众 宝马 奔驰 奥迪 吉利 问界 理想
  蔚来 小鹏
bike cycl 自行 单车 骑车 骑行 :
commut transport 通勤 上下 : train bus bike metro tram subway drive 地铁 公交 骑车 开车
instrument music play 乐器 演奏 : piano guitar violin cello viola drum flute clarinet saxophon trumpet bass harp
  ukulel orchestra band choir 钢琴 吉他 小提 大提 鼓 笛 古筝 二胡 琵琶 萨克 架子
singer band musician artist music listen song 歌手 乐队 音乐 歌 听歌 放首 : album concert jazz rock pop metal
  playlist 专辑 演唱 爵士 摇滚 民谣
hobbi pastim leisur free interest weekend 爱好 兴趣 业余 消遣 空闲 周末 : play run hike cycl knit paint climb
  photographi garden cello guitar piano chess read swim yoga danc potteri woodwork bake fish surf ski sing choir
  orchestra boulder 跑步 爬山 游泳 钓鱼 摄影 画画 跳舞 瑜伽 打球 下棋 看书 吉他 钢琴 徒步 露营 骑行 健身 滑雪
  做饭 烘焙
sport exercis workout fit activ train 运动 锻炼 健身 体育 : run jog swim gym yoga cycl bike tenni footbal soccer
  basketbal volleybal climb boulder marathon ski hike pilat box squash badminton row crossfit 跑步 游泳 瑜伽
  篮球 足球 羽毛 网球 乒乓 爬山 骑行 滑雪 马拉 攀岩 拳击 太极
gym fit workout 健身 锻炼 : deadlift squat bench crossfit 私教
race marathon run competit 比赛 马拉 跑 : half triathlon 10k 半马 全马
team club footbal soccer 球队 俱乐 : arsenal liverpool chelsea barcelona madrid bayern ajax juventus 曼联 皇马
  巴萨 国安 申花 湖人 勇士
health condit diseas medic sick 健康 疾病 病 身体 毛病 : diabet asthma migrain blood pressur cholesterol allergi
  arthriti thyroid epilepsi anemia depress insomnia diagnos cancer heart reflux eczema celiac 糖尿 哮喘 血压
  过敏 关节 甲状 贫血 抑郁 失眠 胃 心脏 确诊 胆固 痛风
allergi allerg intoler 过敏 不耐 : peanut nut shellfish gluten lactos dairi pollen penicillin celiac coeliac
  花生 坚果 海鲜 青霉 花粉 乳糖 麸质 头孢
medicin medic drug pill prescript take 药 吃药 药物 用药 服药 : ibuprofen aspirin insulin metformin antibiot
  penicillin tablet mg 布洛 阿司 胰岛 青霉 头孢
injuri injur hurt pain 受伤 伤 受过 疼 : knee ankl shoulder wrist break fractur sprain tear surgeri 骨折 扭伤
  膝盖 脚踝 手术 拉伤 腰
doctor physician gp hospit 医生 大夫 医院 : dr clinic specialist 诊所 主任
eat food diet meal dinner lunch breakfast recip cook restaur dish snack cuisin takeaway supper hungri 吃 饮食 饭
  晚饭 午饭 早饭 餐厅 饭店 菜 做菜 做饭 菜谱 食谱 点菜 外卖 口味 忌口 吃饭 晚餐 午餐 : vegetarian vegan
  pescatarian allerg allergi halal kosher gluten lactos dairi meat fish pork beef spici salt sugar carb keto
  peanut shellfish ramen noodl rice pasta sushi curri tofu cilantro coriand 素食 吃素 过敏 清真 香菜 辣 盐 糖 甜
  海鲜 牛肉 羊肉 猪肉 鱼 面条 米饭 火锅 不吃 葱 蒜
drink beverag 喝 饮料 : coffe tea wine beer juic alcohol whiski espresso latt 咖啡 茶 酒 啤酒 果汁 奶茶 白酒
  红酒
coffe 咖啡 : espresso latt cappuccino 拿铁 美式
tea 茶 : oolong matcha 龙井 普洱 绿茶 红茶
alcohol 酒 喝酒 : wine beer whiski 啤酒 红酒 白酒 sober migrain 戒酒
flight fli plane airlin seat 飞机 航班 机票 座位 订票 : aisl window airport economi layov 靠窗 过道 直飞
hotel accommod stay room 酒店 住宿 宾馆 民宿 房间 : airbnb floor
trip travel vacat holiday visit tour journey getaway 旅行 旅游 度假 出游 假期 暑假 寒假 玩 旅程 : summer beach
  island mountain camp flight abroad 云南 三亚 日本 海边 自驾
passport visa document 护照 签证 证件 : expir renew 到期 过期
expir renew due 到期 过期 续签 续期 :
budget money spend save afford cost price 预算 花费 存钱 花钱 钱 多少 : euro dollar pound month 块 元 万 每月
mortgag loan debt 贷款 房贷 车贷 债 欠款 :
rent hous flat apart landlord 房租 租房 房子 公寓 房东 : mortgag garden
book read novel author writer literatur fiction 书 看书 读书 小说 作者 作家 阅读 在看 : trilog chapter publish
  三体 红楼 推理 科幻
movi film cinema watch 电影 片子 : director thriller comedi horror 喜剧 恐怖
seri show televis watch 剧 电视 追剧 : season episod netflix
game play 游戏 玩 : zelda mario minecraft steam switch playstat xbox chess 原神 王者
birthday birth born age old 生日 出生 几岁 多大 岁 年龄 : year 周岁 属
name call 名字 叫 姓名 : nicknam 姓
meet call appoint schedul 会议 开会 约 : standup calendar sync zoom 早会 例会 周会
video confer meet call 视频 会议 开会 : zoom team slack 飞书 钉钉 腾讯 企微
chat messag communic 聊天 沟通 消息 : slack team discord telegram whatsapp signal 微信 飞书 钉钉
plan goal intend want aim 计划 打算 目标 想要 准备 : learn save train 想 学
religion faith church 宗教 信仰 : muslim christian jewish buddhist hindu cathol atheist 佛教 基督 回族
polit vote 政治 : parti elect
answer repli respond respons write explain 回答 回复 解释 说明 : brief short concis detail code exampl bullet
  简短 简洁 结论 详细
style tone format 风格 语气 格式 : formal brief casual concis
timezon zone 时区 : utc cet pst
wake early sleep bed 早起 睡 起床 睡觉 : 熬夜
color favorit 颜色 : red blue green yellow black white purpl 红色 蓝色 绿色 黑色 白色 紫色
gift present 礼物 送 : like love 喜欢
like love enjoy favorit prefer fond 喜欢 爱 最爱 偏好 :
dislik hate avoid stand 讨厌 不喜 反感 受不 :
phobia fear afraid scare 怕 害怕 恐惧 : height spider 恐高
toy 玩具 : lego dinosaur 恐龙 乐高
amus park rollercoast 游乐 : 过山
garden plant 花园 植物 种 : tomato rose
cloth wear size shirt 衣服 穿 尺码 : cotton wool
shop buy store 买 购物 超市 商店 : amazon ikea 淘宝 京东
bank account 银行 账户 : ing barclay revolut chase 招行 工行 建行
insur 保险 : polici
internet wifi network 网络 无线 : router vpn
databas db storag 数据 : postgr postgresql mysql mariadb sqlite mongodb oracl dynamodb cassandra clickhous redi
  cockroachdb duckdb
schema column tabl migrat alter 表 字段 迁移 结构 : goos alemb flyway liquibas postgr timestamptz
orm queri sql 查询 : sqlalchemi prisma hibern pgx drizzl
timestamp date time datetim 时间 日期 时区 : utc timestamptz iso8601 rfc3339
cach 缓存 : redi memcach varnish cdn
queue job task background worker async 队列 任务 异步 后台 : kafka rabbitmq celeri sidekiq river sqs nat cron
  定时
deploy releas ship rollout publish 部署 发布 上线 发版 版本 : tag stage product helm argo
product prod live 生产 线上 :
stage test environ 测试 环境 预发 :
contain docker imag 容器 镜像 : ko podman buildah dockerfil compos
cluster kubernet k8s host server cloud infrastructur 集群 服务 云 机器 : gke ek ak aw gcp azur hetzner vercel
  fli heroku nomad 阿里 腾讯
secret password credenti key token 密码 密钥 凭证 : vault env 1password keepass bitwarden kms sop
login sign signin authent auth sso log 登录 认证 鉴权 : oidc oauth keycloak auth0 okta saml jwt cognito
permiss access role 权限 访问 : rbac admin
payment pay checkout bill provid 支付 付款 收款 : adyen stripe paypal molli 微信
price money amount currenc cost 价格 金额 货币 : cent integ decim euro 分
invoic bill 发票 账单 : typst pdf
email mail 邮件 邮箱 : postmark sendgrid mailgun ses smtp
log 日志 : loki slog elk kibana splunk journald sentri
monitor metric dashboard alert observ 监控 指标 告警 : grafana prometheus datadog newrel sentri
error except failur handl 错误 异常 报错 : wrap sentri retri
bug break fail crash issu problem 故障 失败 问题 挂 : caus fix flaki workaround pin
ci pipelin build runner 构建 流水 : jenkin github gitlab action circleci buildkit qemu
arm : arm64 aarch64
test 测试 单测 : pytest jest vitest playwright cypress unittest junit race integr
e2e browser end-to-end ui 端到 : playwright cypress selenium puppet
frontend web client ui compon react 前端 页面 组件 : vue svelt angular vite next tanstack tailwind
mobil app phone io android 移动 客户 : react nativ flutter swift kotlin
api endpoint interfac backend 接口 后端 : rest graphql grpc json handler fastapi django express
convent name camelcas 命名 驼峰 蛇形 : snake
indent space tab format 缩进 空格 制表 格式 : prettier black gofmt
lint linter style check 检查 规范 代码 : ruff eslint flake8 mypi golangci clippi pylint
packag depend instal manag 依赖 安装 包 : npm pnpm yarn pip uv poetri cargo brew conda
commit messag 提交 : convent squash
branch main master push merg 分支 合并 主干 推送 : pr pull review
review pull pr approv 评审 审查 代码 :
identifi key 标识 主键 : ulid uuid snowflak 自增
limit throttl quota rate 限制 限流 配额 : request minut
backup restor 备份 恢复 : snapshot night
search find fulltext 搜索 检索 : meilisearch elasticsearch solr algolia typesens
featur flag toggl switch 开关 特性 : launchdark unleash flagsmith
doc document wiki 文档 : mkdoc sphinx confluenc notion docusaurus readm 飞书 语雀
support custom ticket 客服 工单 客户 : zendesk intercom freshdesk
oncal call pager rotat 值班 : pagerduti opsgeni 轮值
owner decid respons roadmap product contact 负责 产品 : po lead
design ui ux 设计 : figma sketch
licens licenc 许可 : mit apach gpl
version upgrad pin 版本 升级 :
project repositori repo 项目 仓库 : monorepo
upload file attach 上传 文件 :
proxi nginx gateway loadbalanc 代理 网关 : traefik caddi haproxi envoy
data analyt warehous etl 数据 数仓 : airflow dbt snowflak spark bigqueri databrick dagster
model llm ai assist 模型 : claud gpt gemini llama qwen deepseek ollama
cook recip kitchen 做菜 : oven airfryer 烤箱
anniversari 纪念 结婚 :
smoke smoker cigarett 抽烟 吸烟 : 戒烟
height tall 身高 : cm 厘米
weight 体重 : kg 公斤
shoe size 鞋 鞋码 :
lesson class cours 课 上课 课程 学习 : learn
learn studi cours 学习 学 在学 : lesson duolingo
volunt chariti 志愿 公益 :
subscript subscrib 订阅 会员 : netflix spotifi
bag luggag : carry-on
camera photo photographi 相机 摄影 照片 : canon nikon soni fuji leica 佳能 尼康 索尼
clock watch 手表 : appl garmin
keyboard mous 键盘 鼠标 : mechan hhkb 机械
browser 浏览 : firefox chrome safari brave arc
note note-taking 笔记 : obsidian notion logseq roam evernot
theme dark light 主题 : solar gruvbox dracula catppuccin nord
"""

_LINES = Lines(KINDS, MARK)
kinds_of = _LINES.names
asked_by = _LINES.led
