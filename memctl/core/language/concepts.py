"""Concepts: everyday matters, each with the English stems and Chinese words for it.

"I adopted a kitten" answers "any pets?" although they share no word. A concept is looked up like a word, under a name
that no word has, and weighs more the rarer it is among the memories. A word may have several concepts."""

from __future__ import annotations

MARK = "="  # prefix of a concept's name; no word has it

# One concept a line, named by its first word. Chinese words have one or two characters, as the tokenizer returns them.
_TABLE = """
happi glad joy delight cheer pleas enjoy fun great wonder blast smile laugh thrill 开心 高兴 快乐 愉快 喜悦 幸福 好玩
  有趣 欢乐 欢笑 兴奋 激动
excit thrill eager anticip stoke pump amaz awesom incred 兴奋 激动 期待 盼望 刺激 超级 太棒
sad unhappi upset depress gloomi cri tear miser heartbroken disappoint 难过 伤心 悲伤 失望 沮丧 郁闷 哭 难受 失落 忧伤
  低落
worri anxious anxieti nervous stress stressor tens pressur overwhelm panic scare afraid fear frighten terrifi dread
  担心 焦虑 紧张 害怕 压力 恐惧 恐慌 担忧 不安 怕 闹心 烦恼 着急
angri anger mad furious annoy irrit frustrat rage hate 生气 愤怒 恼火 烦 讨厌 气愤 不满 抱怨
lone alon lonesom isol neglect ignor exclud forget abandon homesick 孤独 寂寞 孤单 冷落 忽视 不理 遗忘
love ador affect crush romanc romant boyfriend girlfriend partner date relationship coupl 爱 喜欢 恋爱 爱情 男朋 女朋
  男友 女友 对象 约会 情侣 伴侣 暗恋 追求
marri engag propos honeymoon bride groom anniversari spous husband wife divorc 结婚 婚礼 婚姻 订婚 求婚 蜜月 新娘 新郎
  纪念 丈夫 妻子 老公 老婆 离婚
friend friendship buddi pal mate classmat companion besti peer hang 朋友 友谊 好友 同学 伙伴 闺蜜 哥们 同伴 友情
quarrel argu argument disput fight conflict disagr misunderstand reconcil apolog forgiv sorri 争吵 吵架 争执 矛盾 打架
  误会 道歉 原谅 和好 冲突 对不 闹别
famili relat parent mom dad sister brother sibl son daughter child grandma grandpa uncl aunt cousin nephew niec 家人
  家庭 亲人 父母 妈妈 爸爸 母亲 父亲 姐姐 妹妹 哥哥 弟弟 儿子 女儿 孩子 奶奶 爷爷 外婆 外公 叔叔 阿姨 表哥 表姐 堂哥
  亲戚 婶婶 舅舅
parent mom dad stepmoth stepfath 父母 爸妈 妈妈 爸爸 父亲 母亲 爹 娘
sibl sister brother twin 姐姐 妹妹 哥哥 弟弟 兄弟 姐妹
babi newborn infant pregnant pregnanc birth born toddler 婴儿 宝宝 怀孕 出生 新生 孕
child son daughter boy girl teenag toddler parent 孩子 小孩 儿子 女儿 儿童 小朋 男孩 女孩
die death dead funer lose loss grief griev mourn memori widow 去世 死 逝世 葬礼 离世 悼念 过世
neighbor neighborhood communiti local resid 邻居 社区 小区 街坊 居民
move reloc apart hous home rent landlord leas mortgag roommat room properti 搬家 搬 公寓 房子 租房 房东 室友 住 家里
  房间 买房 新家
school class classroom teacher student lesson homework colleg universiti campus cours degre studi semest major graduat
  学校 上课 课堂 老师 学生 作业 大学 校园 课程 学位 学习 学期 专业 毕业 班级 教室 功课
exam test quiz grade score midterm final review studi pass fail 考试 测验 成绩 分数 期末 期中 复习 备考 练习 高考
graduat diploma ceremoni degre 毕业 典礼 学位 文凭
learn studi skill practic practis improv train lesson tutori 学习 学会 练习 技能 训练 进步 提高 教程 努力 培训
work job career offic employ employe compani boss manag colleagu cowork profess occup workplac busi 工作 职业 公司
  上班 老板 上司 同事 职位 岗位 单位 事业 领导 经理
interview hire resum applic appli recruit offer salari promot rais layoff fire resign intern internship 面试 招聘 简历
  应聘 工资 薪水 晋升 升职 加薪 裁员 辞职 实习 跳槽 离职
meet confer workshop seminar present convent summit talk speech lectur event webinar 会议 开会 讲座 研讨 演讲 发布
  展会 活动 论坛 培训 报告
goal plan dream ambit aspir wish hope want futur intend resolut 目标 计划 梦想 理想 愿望 希望 未来 打算 志向
achiev accomplish success mileston award prize medal trophi win champion victori proud 成就 成功 获奖 奖 奖杯 奖牌
  冠军 胜利 赢 第一 骄傲 自豪 取得 表扬 夸
contest competit tournament match championship compet race rival oppon win lose 比赛 竞赛 锦标 冠军 参赛 对手 赢 输
  名次 第一 第二 最后
fail failur lose mistak setback struggl difficult challeng obstacl hard tough problem troubl issu 失败 输 错误 挫折
  困难 挑战 难题 问题 麻烦 落后
prais compliment recognit appreci thank grate gratitud encourag support 表扬 夸奖 称赞 认可 感谢 感激 鼓励 支持 赞赏
celebr parti birthday festiv anniversari holiday gather event gift cake 庆祝 派对 生日 聚会 节日 纪念 礼物 蛋糕 晚会
  庆典
gift present surpris souvenir receiv give 礼物 礼品 惊喜 送 收到 纪念
christma thanksgiv halloween easter holiday santa 圣诞 春节 新年 元旦 节日 过年 中秋 端午 除夕 假期
food eat meal dinner lunch breakfast supper dish cuisin recip cook restaur snack delici tasti 吃 食物 美食 饭 晚餐
  午餐 早餐 菜 做饭 餐厅 零食 好吃 美味 食谱 料理 烹饪 口味 野餐
meat chicken beef pork lamb steak bacon turkey sausag ham barbecu bbq 肉 鸡肉 牛肉 猪肉 羊肉 牛排 培根 香肠 烧烤 烤肉
  火腿
seafood fish salmon tuna shrimp crab lobster sushi oyster 海鲜 鱼 虾 螃蟹 龙虾 寿司
veget vegan vegetarian salad tomato potato carrot broccoli spinach 蔬菜 素食 沙拉 西红 土豆 胡萝 菠菜 青菜
fruit appl banana orang grape strawberri mango lemon berri peach pear watermelon 水果 苹果 香蕉 橙子 葡萄 草莓 芒果
  柠檬 桃 梨 西瓜 果汁
dessert cake cooki chocol candi pie pastri sweet bake bakeri browni sugar 甜点 蛋糕 饼干 巧克 糖果 冰淇 馅饼 甜 烘焙
  面包 糖 吐司
drink coffe tea juic soda beer wine alcohol cocktail beverag milk water bar 喝 饮料 咖啡 茶 果汁 啤酒 酒 牛奶 水 奶茶
  可乐
noodl pasta pizza rice bread sandwich burger soup dumpl 面条 意面 披萨 米饭 面包 三明 汉堡 汤 饺子 火锅 粥
restaur cafe diner bar pub eateri bistro 餐厅 饭店 餐馆 咖啡 酒吧 小吃
diet weight healthi nutrit calori vegetarian vegan allergi allerg gluten eat 饮食 减肥 体重 健康 营养 卡路 过敏 素食
health healthi doctor hospit sick diseas medicin medic treatment clinic surgeri diagnosi symptom therapi nurs patient
  健康 医生 医院 生病 病 药 治疗 手术 诊所 症状 护士 看病 检查 体检
injuri injur hurt pain break fractur sprain ankl knee recoveri rehab wind ach 受伤 伤 疼 痛 骨折 扭伤 膝盖 脚踝 康复
  伤口 摔
flu cold fever cough headach stomach migrain allergi virus covid 感冒 发烧 咳嗽 头疼 头痛 肚子 过敏 病毒 新冠
mental therapi therapist counselor counsel psychologist medit mind depress anxieti support 心理 咨询 治疗 冥想 正念
  抑郁 焦虑 疏导
sleep asleep insomnia tire exhaust rest nap bed dream wake morn fatigu 睡觉 睡眠 失眠 累 疲惫 休息 午睡 床 梦 醒 起床
  困 熬夜
exercis workout gym fit train run jog yoga weight strength muscl cardio stretch 锻炼 健身 运动 跑步 瑜伽 训练 肌肉
  慢跑 力量
yoga medit mind relax calm peac breath stretch pilat seren tranquil 瑜伽 冥想 放松 平静 呼吸 安静 宁静 安逸
relax calm unwind destress peac tranquil seren sooth balanc comfort cozi 放松 休闲 平静 舒适 安逸 舒服 宁静 解压 惬意
  温馨
sport basketbal footbal soccer tenni basebal volleybal badminton hockey golf swim run team game match player athlet
  coach 运动 体育 篮球 足球 网球 棒球 排球 羽毛 乒乓 高尔 游泳 跑步 球队 球员 教练 操场 打球 马拉 跳绳
basketbal nba court dunk point assist season team coach player 篮球 球队 球员 赛季 投篮 教练
run marathon jog race sprint meter 跑步 马拉 慢跑 赛跑 短跑 跑
swim pool beach surf dive snorkel lake sea ocean water 游泳 泳池 海滩 冲浪 潜水 湖 海 水
surf kayak paddl boat sail raft kiteboard 冲浪 皮划 划船 帆船 漂流
outdoor natur hike camp trail mountain forest park fish climb bike picnic explor wood adventur 户外 大自 远足 徒步
  露营 爬山 登山 森林 公园 钓鱼 攀岩 骑行 野餐 探险 郊游 夏令 草坪 春游 秋游
indoor home cook read puzzl knit bake craft paint movi 室内 在家 做饭 阅读 拼图 桌游 编织 手工 画画 电影
hobbi pastim leisur activ interest enjoy collect paint read garden photographi 爱好 兴趣 业余 休闲 活动 喜好 收集 消遣
garden plant flower rise tree grow seed bloom veget 花园 种植 植物 花 玫瑰 树 种子 园艺 浇水 盆栽 花草
flower rise tulip dahlia lili sunflow bouquet bloom blossom 花 玫瑰 郁金 百合 向日 花束 樱花 牡丹 小花
anim wildlif zoo bird eleph lion tiger penguin monkey bear rabbit hors sanctuari speci 动物 野生 鸟 大象 狮子 老虎
  企鹅 猴子 熊 兔子 马 熊猫
pet dog puppi pup cat kitten hamster rabbit fish turtl parrot snake adopt breed vet groom leash 宠物 狗 小狗 猫 小猫
  仓鼠 兔子 金鱼 乌龟 鹦鹉 收养 领养 兽医
dog puppi pup doggi canin shepherd retriev bulldog leash fetch collar 狗 小狗 狗狗 犬 遛狗
cat kitten kitti felin 猫 小猫 猫咪
travel trip vacat journey tour tourist visit flight abroad hotel destin sightse holiday adventur explor roadtrip 旅行
  旅游 度假 旅程 出游 景点 参观 酒店 飞机 出国 行程 游玩 假期 观光
countri abroad foreign nation oversea america usa canada mexico brazil england uk britain franc germani itali spain
  ireland scotland greec turkey russia china japan korea india thailand indonesia vietnam australia egypt europ asia
  africa colombia argentina switzerland sweden norway netherland portug 国家 国外 外国 出国 美国 加拿 英国 法国 德国
  意大 西班 日本 韩国 印度 泰国 澳大 欧洲 亚洲 俄罗 新加
citi town downtown urban pari london rome tokyo york chicago boston seattl barcelona berlin madrid beij shanghai
  sydney toronto vancouv miami francisco angel bangkok rio bali bogota phuket 城市 市区 城里 北京 上海 广州 深圳 杭州
  成都 南京 武汉 西安 重庆 厦门 苏州 天津 青岛 香港 台北 巴黎 伦敦 东京 纽约
franc french pari 法国 巴黎 法语
england uk britain british london 英国 伦敦
itali italian rome venic florenc milan 意大 罗马 威尼 米兰
japan japanes tokyo kyoto osaka 日本 东京 京都 大阪
spain spanish barcelona madrid 西班 巴塞 马德
usa america american state 美国
brazil brazilian rio janeiro 巴西 里约
germani german berlin munich 德国 柏林
china chines beij shanghai 中国 北京 上海
beach ocean sea coast shore sand wave island seashel sunset 海滩 大海 海边 沙滩 海岸 海浪 岛 贝壳 海星
mountain hill peak summit climb cliff valley rock ski snow snowboard 山 山顶 爬山 登山 悬崖 滑雪 雪 峰
lake river waterfal stream pond fish boat 湖 河 瀑布 溪 池塘 钓鱼 船
park playground lawn swing slide garden amus rollercoast ride carousel 公园 游乐 草坪 秋千 滑梯 过山 旋转 跳楼
weather rain raini snow sunni storm wind cloud temperatur forecast hot cold climat 天气 下雨 雨 雪 晴天 暴风 风 云
  气温 预报 热 冷 气候
space planet star univers astronomi moon solar telescop rocket galaxi astronaut interstellar 太空 宇宙 星球 星星 天文
  月亮 太阳 望远 火箭 星际 银河 科幻 宇航
natur environ eco renew energi pollut climat green sustain recycl conserv wildlif 自然 环境 环保 可再 能源 污染 气候
  绿色 回收 保护
car drive vehicl truck motorcycl road garag mechan engin licens 汽车 车 开车 驾驶 卡车 马路 修车 驾照
bike cycl ride 自行 骑车 骑行 单车
transport bus train subway metro taxi flight plane airport station commut ferri 交通 公交 火车 地铁 出租 飞机 机场
  车站 通勤 高铁
movi cinema theater actor actress director watch screen documentari hollywood scene trilog 电影 影片 演员 导演 看 纪录
  影院 片子
televis seri show episod cartoon anim netflix stream watch sitcom 电视 剧 节目 动画 卡通 动漫 综艺 看 视频
cartoon anim comic superhero superman batman spiderman disney manga 动画 卡通 动漫 漫画 超人 蝙蝠 奥特 迪士
book novel read author stori literatur librari writer fiction poem poetri chapter seri bookshelf fantasi 书 小说 阅读
  读 作者 故事 文学 作家 诗 名著 读书 书籍
write writer author essay articl blog stori screenplay script poem journal novel publish 写 写作 作家 作者 文章 博客
  故事 剧本 诗 日记 出版
music song sing singer band concert album guitar piano violin drum instrument melodi musician playlist orchestra 音乐
  歌 唱歌 歌手 乐队 演唱 专辑 吉他 钢琴 小提 鼓 乐器 旋律 听歌 歌曲
instrument guitar piano violin drum flute clarinet saxophon cello 乐器 吉他 钢琴 小提 鼓 笛 古筝
danc dancer ballet choreographi salsa stage perform 跳舞 舞蹈 舞者 芭蕾 舞台 表演
art paint draw artist sketch sculptur galleri exhibit museum canva watercolor color portrait creativ craft potteri
  艺术 画 画画 绘画 美术 素描 雕塑 展览 博物 画家 水彩 颜色 彩色 画笔 手工 创作 油画
craft handmad knit sew origami potteri lantern paper decor diy 手工 编织 缝 折纸 陶艺 灯笼 剪纸 彩纸 装饰
photo pictur imag camera photographi photograph shoot snapshot selfi album 照片 图片 相机 摄影 拍照 自拍 相册 拍
museum galleri exhibit histori monument statu castl histor architectur 博物 展览 历史 纪念 雕像 城堡 古迹 建筑
fashion cloth dress shirt shoe jacket hat wear outfit style jean sneaker coat 时尚 衣服 裙子 衬衫 鞋 外套 帽子 穿 服装
  打扮 裤子
jewelri necklac ring bracelet pendant earring watch 首饰 项链 戒指 手链 吊坠 耳环 手表 怀表
beauti hair haircut makeup skincar salon tattoo nail 美容 头发 理发 化妆 护肤 纹身 发型
shop buy purchas store mall market price cheap expens sale discount order deliv 购物 买 购买 商店 商场 市场 价格 便宜
  贵 打折 优惠 订单 快递 超市 网购
return refund exchang qualiti defect warranti custom complaint disappoint 退货 退款 退换 质量 瑕疵 保修 客服 投诉
money cash bank budget save spend cost financ financi expens incom debt loan bill pay payment tax 钱 银行 预算 存钱
  储蓄 花钱 费用 财务 支出 收入 债 贷款 账单 付款 税 理财
invest stock crypto fund portfolio retir pension insur 投资 股票 基金 退休 养老 保险 理财 债券
chariti donat volunt fundrais nonprofit homeless shelter help rais communiti 慈善 捐款 捐赠 义工 公益 流浪 帮助 募捐
  志愿
help assist support advic guidanc tip recommend suggest 帮助 协助 支持 建议 推荐 指导 意见 帮忙
recommend suggest advis advic tip 推荐 建议 介绍 意见
game videogam consol playstat xbox nintendo switch pc gamer esport play player zelda multiplay rpg tournament 游戏
  主机 玩家 手游 网游 电竞 玩 王者
boardgam chess puzzl card poker lego jigsaw 桌游 象棋 围棋 拼图 扑克 积木 下棋 魔方
toy doll lego teddi robot puzzl figur model 玩具 娃娃 积木 机器 模型 玩偶 奥特
play game tag swing kite rope fun 玩 捉迷 秋千 风筝 跳绳 游戏 玩耍
collect collector stamp coin antiqu memorabilia figurin card 收集 收藏 集邮 邮票 硬币 古董 卡片
comput laptop pc desktop macbook hardwar keyboard monitor devic window linux ubuntu maco 电脑 笔记 台式 硬件 键盘 显示
  设备 系统
phone smartphon iphon android mobil cellphon call text messag samsung number 手机 电话 苹果 安卓 号码 短信 通话 联系
internet websit web onlin app applic instagram facebook twitter youtub blog account 网络 网站 网页 在线 应用 社交 微信
  微博 抖音 账号 软件
program code develop softwar engin bug debug app framework librari api python javascript typescript java rust 编程
  代码 程序 开发 软件 工程 调试 框架 接口 项目
test unittest pytest jest vitest coverag ci mock 测试 覆盖
databas sql postgr mysql sqlite mongo mongodb redi schema queri tabl migrat index 数据 查询 表 索引 迁移 缓存
deploy server docker contain kubernet cloud aw host product stage releas pipelin ci 部署 服务 容器 云 发布 上线 生产
  运维
error bug except crash failur fix issu debug troubleshoot 错误 报错 异常 崩溃 故障 修复 问题 调试
git commit branch merg repositori repo pull push version github 版本 分支 合并 提交 仓库
packag manag npm pnpm yarn pip depend instal modul 包 依赖 安装 模块
editor vim emac vscode ide theme font tab indent formatt lint 编辑 主题 字体 缩进 格式
frontend css html react vue angular compon ui design layout button page 前端 组件 界面 设计 布局 按钮 页面
secur password login authent auth token encrypt permiss access account privaci 安全 密码 登录 认证 令牌 加密 权限 隐私
  账号
limit quota rate maximum cap threshold daili 限制 配额 上限 频率 额度
perform speed fast slow latenc optim cach effici 性能 速度 快 慢 延迟 优化 缓存 效率
math geometri algebra triangl angl area calcul equat number formula theorem probabl statist 数学 几何 代数 角 面积
  计算 方程 公式 定理 概率 统计
scienc scientist experi research physic chemistri biolog lab theori project discoveri 科学 实验 研究 物理 化学 生物
  理论 项目
languag english spanish french german chines japanes vocabulari grammar translat speak fluent learn 语言 英语 外语
  日语 法语 单词 语法 翻译 口语
histori war ancient centuri histor empir king queen 历史 战争 古代 世纪 帝国 国王 朝代
religion church faith god pray prayer bibl templ spiritu buddhist christian muslim 宗教 教堂 信仰 上帝 祈祷 寺庙 佛教
  基督
polit govern elect vote presid law polici right campaign mayor 政治 政府 选举 投票 总统 法律 政策 权利
law legal lawyer attorney court contract estat patent trademark copyright 法律 律师 法院 合同 遗嘱 专利 商标 版权
militari armi soldier veteran war servic navi 军队 士兵 退伍 战争 参军
polic crime thief steal robberi accid emergenc safeti 警察 犯罪 小偷 偷 抢劫 事故 紧急 安全 警员
time schedul appoint calendar deadlin meet date remind routin plan due day organiz 时间 日程 预约 日历 截止 提醒 安排
  计划 行程
routin habit daili morn everyday regular schedul practic 习惯 日常 每天 早上 作息 规律
product organiz priorit task todo list focus pomodoro schedul workload 效率 时间 整理 优先 任务 清单 专注 安排
age old young birthday born year 年龄 岁 多大 生日 出生 年纪
name call nicknam surnam 名字 姓名 叫 名称 昵称
address street live locat place home resid citi 地址 住址 住 地点 位置 地方 居住
email mail contact phone number address 邮箱 邮件 联系 电话 号码
height tall short cm weight 身高 高 厘米 体重 cm
job occup profess posit titl career role 职业 工作 职位 岗位 身份 干
educ degre school universiti colleg bachelor master phd major 学历 教育 大学 本科 硕士 博士 专科 高中 毕业
hometown origin nativ born root grow 家乡 老家 籍贯 来自 老乡 出生
person charact outgo shi introvert extrovert kind patient humor trait 性格 内向 外向 开朗 害羞 善良 耐心 幽默
look appear hair eye tall handsom beauti pretti 外表 长相 漂亮 好看 帅 美丽 样子
color red blue green yellow black white pink purpl orang 颜色 红 蓝 绿 黄 黑 白 粉 紫 彩色 五颜
size big larg small huge tini scale 大小 大 小 规模 尺寸
furnitur tabl chair couch sofa desk lamp shelf decor 家具 桌子 椅子 沙发 书桌 灯 架子 装修 装饰
kitchen cook oven stove fridg pan bake chef recip 厨房 烤箱 炉子 冰箱 锅 厨师 做饭 菜谱
clean tidi chore laundri housework organiz 打扫 清洁 整理 家务 洗衣 收拾
repair fix break renov build tool diy construct 修 修理 维修 坏 装修 翻新 建 工具 施工
memori rememb reminisc nostalgia nostalg childhood memento keepsak remind past 记忆 回忆 记得 怀旧 童年 纪念 从前 以前
  小时
childhood grow child young younger 童年 小时 长大 儿时
chang new start begin transit 改变 新 开始 变化 转变
share tell show talk discuss convers chat 分享 告诉 展示 聊 讨论 谈 交流 沟通 聊天
group club team organiz communiti join member societi 团体 俱乐 团队 组织 社团 加入 成员 会员
lead leader mentor guid coach inspir motiv 领导 导师 榜样 教练 激励 启发 灵感 动力
confid brave courag bold believ strong 自信 信心 勇敢 勇气 坚强 胆量
kind generous care compassion empathi thought 善良 大方 关心 同情 体贴 照顾 在乎
trust honest honesti secret lie truth promis loyal cheat cherish 信任 诚实 秘密 谎言 真相 承诺 忠诚 骗 珍惜
bulli teas mock mean rude hurt 欺负 嘲笑 取笑 霸凌 粗鲁 讽刺
late delay wait rush hurri punctual deadlin 迟到 晚 等 等待 赶 着急 准时 拖延
lose miss find search disappear 丢 丢失 找 寻找 迷路 弄丢 不见
accid crash fall spill knock break damag 事故 摔 撞 打翻 打碎 弄坏 损坏 碰
prefer favorit like good choic 喜欢 偏好 喜爱 爱好 最爱
dislik hate avoid stop never bad 讨厌 避免 不要 戒 反感
finish complet submit final readi 完成 结束 做完 提交 最终
start begin launch open find establish creat new 开始 创办 开业 启动 创建 开 成立 新开
busi startup entrepreneur compani shop store brand custom client market product sell sale launch sponsor endors 生意
  创业 企业 公司 店 品牌 客户 营销 产品 卖 销售 赞助 代言
farm farmer crop cow sheep rural countrysid villag 农场 农民 庄稼 牛 羊 乡村 农村 村
magic wizard fantasi dragon hobbit witch fairi spell 魔法 巫师 奇幻 龙 哈利 精灵 童话
mysteri detect crime thriller suspens sherlock horror ghost scari 悬疑 侦探 推理 惊悚 恐怖 鬼 福尔
scifi robot alien futur space 科幻 机器 外星 未来 太空 三体
robot ai machin drone technolog tech gadget 人工 机器 无人 科技 技术
news newspap report journalist magazin media press podcast 新闻 报纸 报道 记者 杂志 媒体 采访
video youtub vlog stream channel clip movi watch 视频 直播 频道 短片 看 录像
letter note card messag quot text write envelop 信 便条 卡片 留言 消息 写信 名言
season spring summer autumn fall winter 季节 春天 夏天 秋天 冬天 春季 夏季 秋季 冬季
weekend saturday sunday friday 周末 星期 周六 周日 礼拜
night evening tonight midnight 晚上 夜 夜晚 今晚 傍晚
morn earli sunris dawn 早上 早晨 清晨 日出
view sceneri landscap sunset sunris beauti scenic 风景 景色 日落 日出 美景 景观
hotel hostel resort airbnb accommod stay 酒店 宾馆 民宿 度假 住宿
camp cabin tent campfir 营地 帐篷 篝火 小屋 露营
elder age senior retir grandpar old 老人 老年 退休 养老 长辈
gender woman man femal male lgbt transgend 性别 女 男 女性 男性
adopt foster orphan agenc 收养 领养 孤儿 寄养
cancer diseas diabet heart tumor asthma chronic 癌症 疾病 糖尿 心脏 肿瘤 哮喘 慢性
dentist tooth eye glass vision hear 牙医 牙 眼睛 眼镜 视力 听力
smoke cigarett drug alcohol addict sober 抽烟 吸烟 烟 毒品 酒 戒烟 戒酒
"""

FEW = 100  # lookups after which reading the whole table is cheaper than searching it

_known: dict[str, tuple[str, ...]] = {}
_whole: dict[str, tuple[str, ...]] = {}  # the table as a mapping, once built
_lines: list[str] = []  # the table as one text with spaces around every word and line end


def concepts_of(word: str) -> tuple[str, ...]:
    """Return the concepts of a word from `tokenize.words`."""
    if _whole:
        return _whole.get(word, ())
    found = _known.get(word)
    if found is None:
        found = _known[word] = _look_up(word)
        if len(_known) > FEW:
            _whole.update(_read())
    return found


def _look_up(word: str) -> tuple[str, ...]:
    if not _lines:
        _lines.append(_TABLE.replace("\n  ", " ").replace("\n", " \n "))
    text = _lines[0]
    names: dict[str, None] = {}
    at = text.find(f" {word} ")
    while at >= 0:
        start = text.rfind("\n", 0, at + 1) + 2
        names[MARK + text[start : text.index(" ", start)]] = None
        at = text.find(f" {word} ", at + 1)
    return tuple(names)


def _read() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for line in _TABLE.replace("\n  ", " ").split("\n"):
        members = dict.fromkeys(line.split())
        name = tuple([MARK + first for first in members][:1])
        for word in members:
            table[word] = table[word] + name if word in table else name
    return table
