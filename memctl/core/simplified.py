"""Chinese as the patterns read it: Traditional characters as Simplified ones, and words that are only usual in Taiwan
or in Cantonese as what they mean. Each stands for as many characters as it has, so that places in both texts agree."""

from __future__ import annotations

from memctl.core.lazy import Lazy

_PAIRS = (  # the Traditional form of a character, then the Simplified one
    "萬万與与專专業业東东兩两嚴严個个箇个豐丰臨临為为爲为舉举麼么義义習习鄉乡書书買买亂乱爭争於于虧亏雲云亞亚產产親亲僅仅從从倉仓們们價价眾众衆众優优夥伙會会傳传傷伤倫伦體体餘余傭佣側侧倆俩債债傾倾兒儿黨党"
    "關关興兴養养內内寫写軍军農农馮冯沖冲衝冲決决況况淨净準准淩凌減减幾几鳳凤憑凭齣出擊击劃划劉刘則则剛刚創创刪删別别彆别製制劍剑劇剧勸劝辦办務务動动勞劳勢势區区醫医昇升華华協协單单賣卖盧卢衛卫卻却廠厂廳厅"
    "曆历歷历壓压厭厌縣县參参蔘参雙双發发髮发變变疊叠隻只臺台葉叶號号嘆叹歎叹喫吃後后嚮向呂吕嗎吗聽听啓启啟启吳吴嘔呕員员週周諮咨響响囉啰迴回團团糰团園园圍围國国圖图圓圆聖圣場场壞坏塊块堅坚墳坟聲声處处備备"
    "復复複复夠够頭头夾夹奮奋獎奖婦妇媽妈薑姜孃娘娛娱嬸婶嬤嬷嫲嬷孫孙學学寧宁甯宁寶宝實实寵宠審审傢家寬宽賓宾對对尋寻導导將将嘗尝嚐尝儘尽盡尽侷局層层屬属歲岁崗岗島岛嶽岳幣币佈布師师帶带幫帮乾干幹干並并併并"
    "廣广莊庄慶庆牀床庫库應应廟庙廢废開开異异棄弃張张彎弯彈弹強强歸归噹当當当彔录錄录綵彩徹彻徑径憶忆誌志唸念懷怀態态總总戀恋惡恶懸悬驚惊懼惧愜惬慣惯願愿懶懒戲戏戰战戶户纔才撲扑託托執执擴扩掃扫摺折撫抚拋抛"
    "搶抢護护報报擔担擬拟擁拥擇择掛挂擋挡擠挤揮挥損损換换據据擲掷攪搅蒐搜攝摄擺摆襬摆搖摇攢攒敵敌數数斷断無无舊旧時时顯显曉晓暫暂朮术術术硃朱機机殺杀權权條条來来楊杨鬆松闆板極极構构槍枪標标棧栈欄栏樹树樣样"
    "檔档橋桥樑梁夢梦檢检樓楼歡欢歐欧殘残毀毁譭毁畢毕氣气匯汇彙汇漢汉湯汤瀋沈溝沟沒没註注淚泪潔洁淺浅測测濟济瀏浏濃浓濤涛潤润漲涨溫温遊游灣湾滿满濱滨潛潜點点煉炼鍊炼爛烂煩烦燒烧熱热愛爱爺爷牽牵猶犹獨独獅狮"
    "獵猎豬猪貓猫瑪玛環环現现電电畫画暢畅療疗瘋疯癡痴癮瘾鹽盐監监蓋盖盤盘榘矩碼码磚砖礎础碩硕確确礙碍禮礼禍祸離离種种積积稱称穩稳窮穷竊窃競竞筆笔簽签籤签簡简類类粵粤糧粮係系繫系緊紧糾纠紅红約约級级紀纪純纯"
    "綱纲紙纸線线練练組组細细終终紹绍經经結结給给絕绝統统繼继績绩續续綠绿緩缓編编緣缘縮缩網网羅罗罰罚職职聯联聰聪膚肤腫肿膽胆勝胜鬍胡臟脏髒脏腦脑腳脚臉脸臘腊騰腾緻致捨舍艦舰藝艺節节蘆芦囌苏甦苏蘇苏範范薦荐"
    "藥药蓮莲獲获穫获營营蔣蒋慮虑虛虚蟲虫雖虽蝦虾蟻蚁補补錶表襯衬裝装見见規规視视覽览覺觉觸触計计訂订認认討讨讓让訓训議议記记講讲許许論论設设訪访証证證证評评識识訴诉診诊詞词譯译試试話话誕诞詢询該该詳详語语"
    "誤误說说説说誒诶請请諸诸讀读課课誰谁調调談谈誼谊謝谢譚谭譜谱穀谷貝贝負负貢贡財财責责賢贤敗败貨货質质貧贫購购貫贯貼贴貴贵貸贷費费賀贺賊贼賈贾資资賞赏賠赔賴赖賺赚賽赛讚赞贊赞贏赢趙赵趨趋躍跃踐践車车軌轨"
    "轉转輪轮軟软軸轴輕轻載载較较輔辅輛辆輩辈輯辑輸输辭辞邊边達达遷迁過过邁迈運运還还這这進进遠远違违連连遲迟適适選选遞递邏逻遺遗鄧邓郵邮鄒邹鄰邻鬱郁鄭郑醬酱採采釋释裏里裡里鑑鉴鑒鉴鍾钟鐘钟鋼钢鈕钮錢钱鐵铁"
    "鉛铅銀银鋪铺鏈链銷销鎖锁鍋锅錯错鍵键鎮镇鏡镜長长門门閃闪閆闫閉闭問问閑闲閒闲間间悶闷鬧闹閨闺聞闻閱阅閲阅隊队陽阳陰阴陣阵階阶際际陸陆陳陈險险隨随隱隐難难霧雾靜静麪面麵面韋韦韓韩頁页頂顶項项順顺須须鬚须"
    "顧顾頓顿預预領领頻频題题顏颜額额風风飛飞飯饭飲饮飾饰飽饱餃饺餓饿館馆饅馒馬马駐驻駕驾驗验騎骑騙骗驟骤魚鱼鮮鲜鳥鸟雞鸡鴨鸭鵝鹅鵡鹉鸚鹦鷹鹰麥麦黃黄齊齐齡龄龍龙龔龚著着詩诗蘋苹藍蓝釣钓訊讯維维籃篮賬账帳账"
    "樂乐觀观潰溃辯辩籠笼冊册牆墙魯鲁偉伟鹹咸納纳菸烟暈晕丟丢饋馈謊谎貪贪釘钉驅驱狀状絲丝爾尔塵尘"
)
_TABLE = dict(zip(map(ord, _PAIRS[::2]), _PAIRS[1::2], strict=True))
_TRADITIONAL = frozenset(_PAIRS[::2])
_TAIWAN = (
    "专案项目 资料库数据库 程式码源代码 程式程序 软体软件 网路网络 伺服器服务器 档案文件 变数变量 预设默认 函式函数 "
    "资料数据 萤幕屏幕 滑鼠鼠标 介面接口 回圈循环 快取缓存 阵列数组 资讯信息 栏位字段 除错调试 物件对象 "
    "登入登录 支援支持 透过通过 映象镜像 点选点击 汇入导入 汇出导出 阿嬷奶奶 阿公爷爷"
)
_CANTONESE = (
    "乜嘢什么 点解怎么 点样怎样 边度哪里 边个哪个 听日明天 寻日昨天 琴日昨天 返工上班 放工下班 而家现在 "
    "钟意喜欢 成日经常 唔该谢谢 屋企家里 细佬弟弟 家姐姐姐 阿妈妈妈 老豆爸爸 阿爸爸爸 关系关系 "
    "唔不 喺在 嘅的 咗了 冇没 佢他 啲些 嚟来 睇看 搵找 揾找 俾给 畀给 瞓睡 嗰那 咁这 食吃 饮喝 系是 㗎的"
)
_SPOKEN = frozenset("唔喺嘅咗冇佢啲嚟睇搵揾嗰咁㗎乜")  # Cantonese has one of them
_UNUSUAL = _TRADITIONAL | _SPOKEN


def _meanings(words: str) -> dict[str, str]:
    """Words and what they mean, each written together with it."""
    return {word[: len(word) // 2]: word[len(word) // 2 :] for word in words.split()}


_OF_TAIWAN = _meanings(_TAIWAN)
_OF_CANTONESE = _meanings(_CANTONESE)
_IN_TAIWAN = Lazy("|".join(_OF_TAIWAN))
_IN_CANTONESE = Lazy("|".join(_OF_CANTONESE))


def simplified(text: str) -> str:
    """The text, as long as it was, in Simplified characters and the words of the mainland."""
    if _UNUSUAL.isdisjoint(text):
        return text
    cantonese = not _SPOKEN.isdisjoint(text) or any(map(text.__contains__, ("聽日", "尋日", "琴日")))
    text = _IN_TAIWAN().sub(lambda match: _OF_TAIWAN[match[0]], text.translate(_TABLE))
    return _IN_CANTONESE().sub(lambda match: _OF_CANTONESE[match[0]], text) if cantonese else text
