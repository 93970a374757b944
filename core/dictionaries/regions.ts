import type { Option } from './option.ts';

/** The administrative regions of China, province to district; edition of 2023, by GB/T 2260 code. Districts of a municipality hang directly under it. Load it where a region is chosen, checked or shown (`{ ...dictionaries, region: regions }`). */
export const regions: readonly Option[] = read(`
110000 北京市 Beijing
110101 东城区 Dongcheng District
110102 西城区 Xicheng District
110105 朝阳区 Chaoyang District
110106 丰台区 Fengtai District
110107 石景山区 Shijingshan District
110108 海淀区 Haidian District
110109 门头沟区 Mentougou District
110111 房山区 Fangshan District
110112 通州区 Tongzhou District
110113 顺义区 Shunyi District
110114 昌平区 Changping District
110115 大兴区 Daxing District
110116 怀柔区 Huairou District
110117 平谷区 Pinggu District
110118 密云区 Miyun District
110119 延庆区 Yanqing District
120000 天津市 Tianjin
120101 和平区 Heping District
120102 河东区 Hedong District
120103 河西区 Hexi District
120104 南开区 Nankai District
120105 河北区 Hebei District
120106 红桥区 Hongqiao District
120110 东丽区 Dongli District
120111 西青区 Xiqing District
120112 津南区 Jinnan District
120113 北辰区 Beichen District
120114 武清区 Wuqing District
120115 宝坻区 Baodi District
120116 滨海新区 Binhai New Area
120117 宁河区 Ninghe District
120118 静海区 Jinghai District
120119 蓟州区 Jizhou District
130000 河北省 Hebei
130100 石家庄市 Shijiazhuang
130102 长安区 Chang’an District
130104 桥西区 Qiaoxi District
130105 新华区 Xinhua District
130107 井陉矿区 Jingxing Mining District
130108 裕华区 Yuhua District
130109 藁城区 Gaocheng District
130110 鹿泉区 Luquan District
130111 栾城区 Luancheng District
130121 井陉县 Jingxing County
130123 正定县 Zhengding County
130125 行唐县 Xingtang County
130126 灵寿县 Lingshou County
130127 高邑县 Gaoyi County
130128 深泽县 Shenze County
130129 赞皇县 Zanhuang County
130130 无极县 Wuji County
130131 平山县 Pingshan County
130132 元氏县 Yuanshi County
130133 赵县 Zhao County
130181 辛集市 Xinji
130183 晋州市 Jinzhou
130184 新乐市 Xinle
130200 唐山市 Tangshan
130202 路南区 Lunan District
130203 路北区 Lubei District
130204 古冶区 Guye District
130205 开平区 Kaiping District
130207 丰南区 Fengnan District
130208 丰润区 Fengrun District
130209 曹妃甸区 Caofeidian District
130224 滦南县 Luannan County
130225 乐亭县 Leting County
130227 迁西县 Qianxi County
130229 玉田县 Yutian County
130281 遵化市 Zunhua
130283 迁安市 Qian’an
130284 滦州市 Luanzhou
130300 秦皇岛市 Qinhuangdao
130302 海港区 Haigang District
130303 山海关区 Shanhaiguan District
130304 北戴河区 Beidaihe District
130306 抚宁区 Funing District
130321 青龙满族自治县 Qinglong Manchu Autonomous County
130322 昌黎县 Changli County
130324 卢龙县 Lulong County
130400 邯郸市 Handan
130402 邯山区 Hanshan District
130403 丛台区 Congtai District
130404 复兴区 Fuxing District
130406 峰峰矿区 Fengfeng Mining District
130407 肥乡区 Feixiang District
130408 永年区 Yongnian District
130423 临漳县 Linzhang County
130424 成安县 Cheng’an County
130425 大名县 Daming County
130426 涉县 She County
130427 磁县 Ci County
130430 邱县 Qiu County
130431 鸡泽县 Jize County
130432 广平县 Guangping County
130433 馆陶县 Guantao County
130434 魏县 Wei County
130435 曲周县 Quzhou County
130481 武安市 Wu’an
130500 邢台市 Xingtai
130502 襄都区 Xiangdou District
130503 信都区 Xindou District
130505 任泽区 Renze District
130506 南和区 Nanhe District
130522 临城县 Lincheng County
130523 内丘县 Neiqiu County
130524 柏乡县 Baixiang County
130525 隆尧县 Longyao County
130528 宁晋县 Ningjin County
130529 巨鹿县 Julu County
130530 新河县 Xinhe County
130531 广宗县 Guangzong County
130532 平乡县 Pingxiang County
130533 威县 Wei County
130534 清河县 Qinghe County
130535 临西县 Linxi County
130581 南宫市 Nangong
130582 沙河市 Shahe
130600 保定市 Baoding
130602 竞秀区 Jingxiu District
130606 莲池区 Lianchi District
130607 满城区 Mancheng District
130608 清苑区 Qingyuan District
130609 徐水区 Xushui District
130623 涞水县 Laishui County
130624 阜平县 Fuping County
130626 定兴县 Dingxing County
130627 唐县 Tang County
130628 高阳县 Gaoyang County
130629 容城县 Rongcheng County
130630 涞源县 Laiyuan County
130631 望都县 Wangdou County
130632 安新县 Anxin County
130633 易县 Yi County
130634 曲阳县 Quyang County
130635 蠡县 Li County
130636 顺平县 Shunping County
130637 博野县 Boye County
130638 雄县 Xiong County
130681 涿州市 Zhuozhou
130682 定州市 Dingzhou
130683 安国市 Anguo
130684 高碑店市 Gaobeidian
130700 张家口市 Zhangjiakou
130702 桥东区 Qiaodong District
130703 桥西区 Qiaoxi District
130705 宣化区 Xuanhua District
130706 下花园区 Xiahuayuan District
130708 万全区 Wanquan District
130709 崇礼区 Chongli District
130722 张北县 Zhangbei County
130723 康保县 Kangbao County
130724 沽源县 Guyuan County
130725 尚义县 Shangyi County
130726 蔚县 Wei County
130727 阳原县 Yangyuan County
130728 怀安县 Huai’an County
130730 怀来县 Huailai County
130731 涿鹿县 Zhuolu County
130732 赤城县 Chicheng County
130800 承德市 Chengde
130802 双桥区 Shuangqiao District
130803 双滦区 Shuangluan District
130804 鹰手营子矿区 Yingshouyingzi Mining District
130821 承德县 Chengde County
130822 兴隆县 Xinglong County
130824 滦平县 Luanping County
130825 隆化县 Longhua County
130826 丰宁满族自治县 Fengning Manchu Autonomous County
130827 宽城满族自治县 Kuancheng Manchu Autonomous County
130828 围场满族蒙古族自治县 Weichang Manchu and Mongol Autonomous County
130881 平泉市 Pingquan
130900 沧州市 Cangzhou
130902 新华区 Xinhua District
130903 运河区 Yunhe District
130921 沧县 Cang County
130922 青县 Qing County
130923 东光县 Dongguang County
130924 海兴县 Haixing County
130925 盐山县 Yanshan County
130926 肃宁县 Suning County
130927 南皮县 Nanpi County
130928 吴桥县 Wuqiao County
130929 献县 Xian County
130930 孟村回族自治县 Mengcun Hui Autonomous County
130981 泊头市 Botou
130982 任丘市 Renqiu
130983 黄骅市 Huanghua
130984 河间市 Hejian
131000 廊坊市 Langfang
131002 安次区 Anci District
131003 广阳区 Guangyang District
131022 固安县 Gu’an County
131023 永清县 Yongqing County
131024 香河县 Xianghe County
131025 大城县 Daicheng County
131026 文安县 Wen’an County
131028 大厂回族自治县 Dachang Hui Autonomous County
131081 霸州市 Bazhou
131082 三河市 Sanhe
131100 衡水市 Hengshui
131102 桃城区 Taocheng District
131103 冀州区 Jizhou District
131121 枣强县 Zaoqiang County
131122 武邑县 Wuyi County
131123 武强县 Wuqiang County
131124 饶阳县 Raoyang County
131125 安平县 Anping County
131126 故城县 Gucheng County
131127 景县 Jing County
131128 阜城县 Fucheng County
131182 深州市 Shenzhou
140000 山西省 Shanxi
140100 太原市 Taiyuan
140105 小店区 Xiaodian District
140106 迎泽区 Yingze District
140107 杏花岭区 Xinghualing District
140108 尖草坪区 Jiancaoping District
140109 万柏林区 Wanbai Forestry District
140110 晋源区 Jinyuan District
140121 清徐县 Qingxu County
140122 阳曲县 Yangqu County
140123 娄烦县 Loufan County
140181 古交市 Gujiao
140200 大同市 Datong
140212 新荣区 Xinrong District
140213 平城区 Pingcheng District
140214 云冈区 Yungang District
140215 云州区 Yunzhou District
140221 阳高县 Yanggao County
140222 天镇县 Tianzhen County
140223 广灵县 Guangling County
140224 灵丘县 Lingqiu County
140225 浑源县 Hunyuan County
140226 左云县 Zuoyun County
140300 阳泉市 Yangquan
140302 城区 Cheng District
140303 矿区 Kuang District
140311 郊区 Jiao District
140321 平定县 Pingding County
140322 盂县 Yu County
140400 长治市 Changzhi
140403 潞州区 Luzhou District
140404 上党区 Shangdang District
140405 屯留区 Tunliu District
140406 潞城区 Lucheng District
140423 襄垣县 Xiangyuan County
140425 平顺县 Pingshun County
140426 黎城县 Licheng County
140427 壶关县 Huguan County
140428 长子县 Zhangzi County
140429 武乡县 Wuxiang County
140430 沁县 Qin County
140431 沁源县 Qinyuan County
140500 晋城市 Jincheng
140502 城区 Cheng District
140521 沁水县 Qinshui County
140522 阳城县 Yangcheng County
140524 陵川县 Lingchuan County
140525 泽州县 Zezhou County
140581 高平市 Gaoping
140600 朔州市 Shuozhou
140602 朔城区 Shuocheng District
140603 平鲁区 Pinglu District
140621 山阴县 Shanyin County
140622 应县 Ying County
140623 右玉县 Youyu County
140681 怀仁市 Huairen
140700 晋中市 Jinzhong
140702 榆次区 Yuci District
140703 太谷区 Taigu District
140721 榆社县 Yushe County
140722 左权县 Zuoquan County
140723 和顺县 Heshun County
140724 昔阳县 Xiyang County
140725 寿阳县 Shouyang County
140727 祁县 Qi County
140728 平遥县 Pingyao County
140729 灵石县 Lingshi County
140781 介休市 Jiexiu
140800 运城市 Yuncheng
140802 盐湖区 Yanhu District
140821 临猗县 Linyi County
140822 万荣县 Wanrong County
140823 闻喜县 Wenxi County
140824 稷山县 Jishan County
140825 新绛县 Xinjiang County
140826 绛县 Jiang County
140827 垣曲县 Yuanqu County
140828 夏县 Xia County
140829 平陆县 Pinglu County
140830 芮城县 Ruicheng County
140881 永济市 Yongji
140882 河津市 Hejin
140900 忻州市 Xinzhou
140902 忻府区 Xinfu District
140921 定襄县 Dingxiang County
140922 五台县 Wutai County
140923 代县 Dai County
140924 繁峙县 Fanzhi County
140925 宁武县 Ningwu County
140926 静乐县 Jingle County
140927 神池县 Shenchi County
140928 五寨县 Wuzhai County
140929 岢岚县 Kelan County
140930 河曲县 Hequ County
140931 保德县 Baode County
140932 偏关县 Pianguan County
140981 原平市 Yuanping
141000 临汾市 Linfen
141002 尧都区 Yaodou District
141021 曲沃县 Quwo County
141022 翼城县 Yicheng County
141023 襄汾县 Xiangfen County
141024 洪洞县 Hongdong County
141025 古县 Gu County
141026 安泽县 Anze County
141027 浮山县 Fushan County
141028 吉县 Ji County
141029 乡宁县 Xiangning County
141030 大宁县 Daning County
141031 隰县 Xi County
141032 永和县 Yonghe County
141033 蒲县 Pu County
141034 汾西县 Fenxi County
141081 侯马市 Houma
141082 霍州市 Huozhou
141100 吕梁市 Lüliang
141102 离石区 Lishi District
141121 文水县 Wenshui County
141122 交城县 Jiaocheng County
141123 兴县 Xing County
141124 临县 Lin County
141125 柳林县 Liulin County
141126 石楼县 Shilou County
141127 岚县 Lan County
141128 方山县 Fangshan County
141129 中阳县 Zhongyang County
141130 交口县 Jiaokou County
141181 孝义市 Xiaoyi
141182 汾阳市 Fenyang
150000 内蒙古自治区 Inner Mongolia
150100 呼和浩特市 Hohhot
150102 新城区 Xincheng District
150103 回民区 Huimin District
150104 玉泉区 Yuquan District
150105 赛罕区 Saihan District
150121 土默特左旗 Tumotezuo Banner
150122 托克托县 Tuoketuo County
150123 和林格尔县 Helinge’er County
150124 清水河县 Qingshuihe County
150125 武川县 Wuchuan County
150200 包头市 Baotou
150202 东河区 Donghe District
150203 昆都仑区 Kundoulun District
150204 青山区 Qingshan District
150205 石拐区 Shiguai District
150206 白云鄂博矿区 Baiyun’ebo Mining District
150207 九原区 Jiuyuan District
150221 土默特右旗 Tumoteyou Banner
150222 固阳县 Guyang County
150223 达尔罕茂明安联合旗 Da’erhanmaoming’anlianhe Banner
150300 乌海市 Wuhai
150302 海勃湾区 Haibowan District
150303 海南区 Hainan District
150304 乌达区 Wuda District
150400 赤峰市 Chifeng
150402 红山区 Hongshan District
150403 元宝山区 Yuanbaoshan District
150404 松山区 Songshan District
150421 阿鲁科尔沁旗 Aluke’erqin Banner
150422 巴林左旗 Balinzuo Banner
150423 巴林右旗 Balinyou Banner
150424 林西县 Linxi County
150425 克什克腾旗 Keshenketeng Banner
150426 翁牛特旗 Wengniute Banner
150428 喀喇沁旗 Kalaqin Banner
150429 宁城县 Ningcheng County
150430 敖汉旗 Aohan Banner
150500 通辽市 Tongliao
150502 科尔沁区 Ke’erqin District
150521 科尔沁左翼中旗 Ke’erqinzuoyizhong Banner
150522 科尔沁左翼后旗 Ke’erqinzuoyihou Banner
150523 开鲁县 Kailu County
150524 库伦旗 Kulun Banner
150525 奈曼旗 Naiman Banner
150526 扎鲁特旗 Zhalute Banner
150581 霍林郭勒市 Huolinguole
150600 鄂尔多斯市 Ordos
150602 东胜区 Dongsheng District
150603 康巴什区 Kangbashen District
150621 达拉特旗 Dalate Banner
150622 准格尔旗 Zhunge’er Banner
150623 鄂托克前旗 Etuokeqian Banner
150624 鄂托克旗 Etuoke Banner
150625 杭锦旗 Hangjin Banner
150626 乌审旗 Wushen Banner
150627 伊金霍洛旗 Yijinhuoluo Banner
150700 呼伦贝尔市 Hulunbuir
150702 海拉尔区 Haila’er District
150703 扎赉诺尔区 Zhalainuo’er District
150721 阿荣旗 Arong Banner
150722 莫力达瓦达斡尔族自治旗 Molidawa Daur Autonomous Banner
150723 鄂伦春自治旗 Elunchun Autonomous Banner
150724 鄂温克族自治旗 Ewenkezu Autonomous Banner
150725 陈巴尔虎旗 Chenba’erhu Banner
150726 新巴尔虎左旗 Xinba’erhuzuo Banner
150727 新巴尔虎右旗 Xinba’erhuyou Banner
150781 满洲里市 Manzhouli
150782 牙克石市 Yakeshi
150783 扎兰屯市 Zhalantun
150784 额尔古纳市 E’erguna
150785 根河市 Genhe
150800 巴彦淖尔市 Bayannur
150802 临河区 Linhe District
150821 五原县 Wuyuan County
150822 磴口县 Dengkou County
150823 乌拉特前旗 Wulateqian Banner
150824 乌拉特中旗 Wulatezhong Banner
150825 乌拉特后旗 Wulatehou Banner
150826 杭锦后旗 Hangjinhou Banner
150900 乌兰察布市 Ulanqab
150902 集宁区 Jining District
150921 卓资县 Zhuozi County
150922 化德县 Huade County
150923 商都县 Shangdou County
150924 兴和县 Xinghe County
150925 凉城县 Liangcheng County
150926 察哈尔右翼前旗 Chaha’eryouyiqian Banner
150927 察哈尔右翼中旗 Chaha’eryouyizhong Banner
150928 察哈尔右翼后旗 Chaha’eryouyihou Banner
150929 四子王旗 Siziwang Banner
150981 丰镇市 Fengzhen
152200 兴安盟 Hinggan League
152201 乌兰浩特市 Wulanhaote
152202 阿尔山市 A’ershan
152221 科尔沁右翼前旗 Ke’erqinyouyiqian Banner
152222 科尔沁右翼中旗 Ke’erqinyouyizhong Banner
152223 扎赉特旗 Zhalaite Banner
152224 突泉县 Tuquan County
152500 锡林郭勒盟 Xilingol League
152501 二连浩特市 Erlianhaote
152502 锡林浩特市 Xilinhaote
152522 阿巴嘎旗 Abaga Banner
152523 苏尼特左旗 Sunitezuo Banner
152524 苏尼特右旗 Suniteyou Banner
152525 东乌珠穆沁旗 Dongwuzhumuqin Banner
152526 西乌珠穆沁旗 Xiwuzhumuqin Banner
152527 太仆寺旗 Taipusi Banner
152528 镶黄旗 Xianghuang Banner
152529 正镶白旗 Zhengxiangbai Banner
152530 正蓝旗 Zhenglan Banner
152531 多伦县 Duolun County
152900 阿拉善盟 Alxa League
152921 阿拉善左旗 Alashanzuo Banner
152922 阿拉善右旗 Alashanyou Banner
152923 额济纳旗 Ejina Banner
210000 辽宁省 Liaoning
210100 沈阳市 Shenyang
210102 和平区 Heping District
210103 沈河区 Shenhe District
210104 大东区 Dadong District
210105 皇姑区 Huanggu District
210106 铁西区 Tiexi District
210111 苏家屯区 Sujiatun District
210112 浑南区 Hunnan District
210113 沈北新区 Shenbei New Area
210114 于洪区 Yuhong District
210115 辽中区 Liaozhong District
210123 康平县 Kangping County
210124 法库县 Faku County
210181 新民市 Xinmin
210200 大连市 Dalian
210202 中山区 Zhongshan District
210203 西岗区 Xigang District
210204 沙河口区 Shahekou District
210211 甘井子区 Ganjingzi District
210212 旅顺口区 Lüshunkou District
210213 金州区 Jinzhou District
210214 普兰店区 Pulandian District
210224 长海县 Changhai County
210281 瓦房店市 Wafangdian
210283 庄河市 Zhuanghe
210300 鞍山市 Anshan
210302 铁东区 Tiedong District
210303 铁西区 Tiexi District
210304 立山区 Lishan District
210311 千山区 Qianshan District
210321 台安县 Tai’an County
210323 岫岩满族自治县 Xiuyan Manchu Autonomous County
210381 海城市 Haicheng
210400 抚顺市 Fushun
210402 新抚区 Xinfu District
210403 东洲区 Dongzhou District
210404 望花区 Wanghua District
210411 顺城区 Shuncheng District
210421 抚顺县 Fushun County
210422 新宾满族自治县 Xinbin Manchu Autonomous County
210423 清原满族自治县 Qingyuan Manchu Autonomous County
210500 本溪市 Benxi
210502 平山区 Pingshan District
210503 溪湖区 Xihu District
210504 明山区 Mingshan District
210505 南芬区 Nanfen District
210521 本溪满族自治县 Benxi Manchu Autonomous County
210522 桓仁满族自治县 Huanren Manchu Autonomous County
210600 丹东市 Dandong
210602 元宝区 Yuanbao District
210603 振兴区 Zhenxing District
210604 振安区 Zhen’an District
210624 宽甸满族自治县 Kuandian Manchu Autonomous County
210681 东港市 Donggang
210682 凤城市 Fengcheng
210700 锦州市 Jinzhou
210702 古塔区 Guta District
210703 凌河区 Linghe District
210711 太和区 Taihe District
210726 黑山县 Heishan County
210727 义县 Yi County
210781 凌海市 Linghai
210782 北镇市 Beizhen
210800 营口市 Yingkou
210802 站前区 Zhanqian District
210803 西市区 Xishi District
210804 鲅鱼圈区 Bayuquan District
210811 老边区 Laobian District
210881 盖州市 Gaizhou
210882 大石桥市 Dashiqiao
210900 阜新市 Fuxin
210902 海州区 Haizhou District
210903 新邱区 Xinqiu District
210904 太平区 Taiping District
210905 清河门区 Qinghemen District
210911 细河区 Xihe District
210921 阜新蒙古族自治县 Fuxin Mongol Autonomous County
210922 彰武县 Zhangwu County
211000 辽阳市 Liaoyang
211002 白塔区 Baita District
211003 文圣区 Wensheng District
211004 宏伟区 Hongwei District
211005 弓长岭区 Gongchangling District
211011 太子河区 Taizihe District
211021 辽阳县 Liaoyang County
211081 灯塔市 Dengta
211100 盘锦市 Panjin
211102 双台子区 Shuangtaizi District
211103 兴隆台区 Xinglongtai District
211104 大洼区 Dawa District
211122 盘山县 Panshan County
211200 铁岭市 Tieling
211202 银州区 Yinzhou District
211204 清河区 Qinghe District
211221 铁岭县 Tieling County
211223 西丰县 Xifeng County
211224 昌图县 Changtu County
211281 调兵山市 Tiaobingshan
211282 开原市 Kaiyuan
211300 朝阳市 Chaoyang
211302 双塔区 Shuangta District
211303 龙城区 Longcheng District
211321 朝阳县 Chaoyang County
211322 建平县 Jianping County
211324 喀喇沁左翼蒙古族自治县 Kalaqinzuoyi Mongol Autonomous County
211381 北票市 Beipiao
211382 凌源市 Lingyuan
211400 葫芦岛市 Huludao
211402 连山区 Lianshan District
211403 龙港区 Longgang District
211404 南票区 Nanpiao District
211421 绥中县 Suizhong County
211422 建昌县 Jianchang County
211481 兴城市 Xingcheng
220000 吉林省 Jilin
220100 长春市 Changchun
220102 南关区 Nanguan District
220103 宽城区 Kuancheng District
220104 朝阳区 Chaoyang District
220105 二道区 Erdao District
220106 绿园区 Lüyuan District
220112 双阳区 Shuangyang District
220113 九台区 Jiutai District
220122 农安县 Nong’an County
220182 榆树市 Yushu
220183 德惠市 Dehui
220184 公主岭市 Gongzhuling
220200 吉林市 Jilin
220202 昌邑区 Changyi District
220203 龙潭区 Longtan District
220204 船营区 Chuanying District
220211 丰满区 Fengman District
220221 永吉县 Yongji County
220281 蛟河市 Jiaohe
220282 桦甸市 Huadian
220283 舒兰市 Shulan
220284 磐石市 Panshi
220300 四平市 Siping
220302 铁西区 Tiexi District
220303 铁东区 Tiedong District
220322 梨树县 Lishu County
220323 伊通满族自治县 Yitong Manchu Autonomous County
220382 双辽市 Shuangliao
220400 辽源市 Liaoyuan
220402 龙山区 Longshan District
220403 西安区 Xi’an District
220421 东丰县 Dongfeng County
220422 东辽县 Dongliao County
220500 通化市 Tonghua
220502 东昌区 Dongchang District
220503 二道江区 Erdaojiang District
220521 通化县 Tonghua County
220523 辉南县 Huinan County
220524 柳河县 Liuhe County
220581 梅河口市 Meihekou
220582 集安市 Ji’an
220600 白山市 Baishan
220602 浑江区 Hunjiang District
220605 江源区 Jiangyuan District
220621 抚松县 Fusong County
220622 靖宇县 Jingyu County
220623 长白朝鲜族自治县 Changbai Korean Autonomous County
220681 临江市 Linjiang
220700 松原市 Songyuan
220702 宁江区 Ningjiang District
220721 前郭尔罗斯蒙古族自治县 Qianguo’erluosi Mongol Autonomous County
220722 长岭县 Changling County
220723 乾安县 Qian’an County
220781 扶余市 Fuyu
220800 白城市 Baicheng
220802 洮北区 Taobei District
220821 镇赉县 Zhenlai County
220822 通榆县 Tongyu County
220881 洮南市 Taonan
220882 大安市 Da’an
222400 延边朝鲜族自治州 Yanbian Korean Autonomous Prefecture
222401 延吉市 Yanji
222402 图们市 Tumen
222403 敦化市 Dunhua
222404 珲春市 Huichun
222405 龙井市 Longjing
222406 和龙市 Helong
222424 汪清县 Wangqing County
222426 安图县 Antu County
230000 黑龙江省 Heilongjiang
230100 哈尔滨市 Harbin
230102 道里区 Daoli District
230103 南岗区 Nangang District
230104 道外区 Daowai District
230108 平房区 Pingfang District
230109 松北区 Songbei District
230110 香坊区 Xiangfang District
230111 呼兰区 Hulan District
230112 阿城区 Acheng District
230113 双城区 Shuangcheng District
230123 依兰县 Yilan County
230124 方正县 Fangzheng County
230125 宾县 Bin County
230126 巴彦县 Bayan County
230127 木兰县 Mulan County
230128 通河县 Tonghe County
230129 延寿县 Yanshou County
230183 尚志市 Shangzhi
230184 五常市 Wuchang
230200 齐齐哈尔市 Qiqihar
230202 龙沙区 Longsha District
230203 建华区 Jianhua District
230204 铁锋区 Tiefeng District
230205 昂昂溪区 Ang’angxi District
230206 富拉尔基区 Fula’erji District
230207 碾子山区 Nianzishan District
230208 梅里斯达斡尔族区 Meilisi Daur District
230221 龙江县 Longjiang County
230223 依安县 Yi’an County
230224 泰来县 Tailai County
230225 甘南县 Gannan County
230227 富裕县 Fuyu County
230229 克山县 Keshan County
230230 克东县 Kedong County
230231 拜泉县 Baiquan County
230281 讷河市 Nehe
230300 鸡西市 Jixi
230302 鸡冠区 Jiguan District
230303 恒山区 Hengshan District
230304 滴道区 Didao District
230305 梨树区 Lishu District
230306 城子河区 Chengzihe District
230307 麻山区 Mashan District
230321 鸡东县 Jidong County
230381 虎林市 Hulin
230382 密山市 Mishan
230400 鹤岗市 Hegang
230402 向阳区 Xiangyang District
230403 工农区 Gongnong District
230404 南山区 Nanshan District
230405 兴安区 Hinggan District
230406 东山区 Dongshan District
230407 兴山区 Xingshan District
230421 萝北县 Luobei County
230422 绥滨县 Suibin County
230500 双鸭山市 Shuangyashan
230502 尖山区 Jianshan District
230503 岭东区 Lingdong District
230505 四方台区 Sifangtai District
230506 宝山区 Baoshan District
230521 集贤县 Jixian County
230522 友谊县 Youyi County
230523 宝清县 Baoqing County
230524 饶河县 Raohe County
230600 大庆市 Daqing
230602 萨尔图区 Sa’ertu District
230603 龙凤区 Longfeng District
230604 让胡路区 Ranghulu District
230605 红岗区 Honggang District
230606 大同区 Datong District
230621 肇州县 Zhaozhou County
230622 肇源县 Zhaoyuan County
230623 林甸县 Lindian County
230624 杜尔伯特蒙古族自治县 Du’erbote Mongol Autonomous County
230700 伊春市 Yichun
230717 伊美区 Yimei District
230718 乌翠区 Wucui District
230719 友好区 Youhao District
230722 嘉荫县 Jiayin County
230723 汤旺县 Tangwang County
230724 丰林县 Fenglin County
230725 大箐山县 Dajingshan County
230726 南岔县 Nancha County
230751 金林区 Jinlin District
230781 铁力市 Tieli
230800 佳木斯市 Jiamusi
230803 向阳区 Xiangyang District
230804 前进区 Qianjin District
230805 东风区 Dongfeng District
230811 郊区 Jiao District
230822 桦南县 Huanan County
230826 桦川县 Huachuan County
230828 汤原县 Tangyuan County
230881 同江市 Tongjiang
230882 富锦市 Fujin
230883 抚远市 Fuyuan
230900 七台河市 Qitaihe
230902 新兴区 Xinxing District
230903 桃山区 Taoshan District
230904 茄子河区 Qiezihe District
230921 勃利县 Boli County
231000 牡丹江市 Mudanjiang
231002 东安区 Dong’an District
231003 阳明区 Yangming District
231004 爱民区 Aimin District
231005 西安区 Xi’an District
231025 林口县 Linkou County
231081 绥芬河市 Suifenhe
231083 海林市 Hailin
231084 宁安市 Ning’an
231085 穆棱市 Muleng
231086 东宁市 Dongning
231100 黑河市 Heihe
231102 爱辉区 Aihui District
231123 逊克县 Xunke County
231124 孙吴县 Sunwu County
231181 北安市 Bei’an
231182 五大连池市 Wudalianchi
231183 嫩江市 Nenjiang
231200 绥化市 Suihua
231202 北林区 Beilin District
231221 望奎县 Wangkui County
231222 兰西县 Lanxi County
231223 青冈县 Qinggang County
231224 庆安县 Qing’an County
231225 明水县 Mingshui County
231226 绥棱县 Suileng County
231281 安达市 Anda
231282 肇东市 Zhaodong
231283 海伦市 Hailun
232700 大兴安岭地区 Daxing’anling Prefecture
232701 漠河市 Mohe
232721 呼玛县 Huma County
232722 塔河县 Tahe County
232761 加格达奇区 Jiagedaqi District
232762 松岭区 Songling District
232763 新林区 Xinlin District
232764 呼中区 Huzhong District
310000 上海市 Shanghai
310101 黄浦区 Huangpu District
310104 徐汇区 Xuhui District
310105 长宁区 Changning District
310106 静安区 Jing’an District
310107 普陀区 Putuo District
310109 虹口区 Hongkou District
310110 杨浦区 Yangpu District
310112 闵行区 Minxing District
310113 宝山区 Baoshan District
310114 嘉定区 Jiading District
310115 浦东新区 Pudong New Area
310116 金山区 Jinshan District
310117 松江区 Songjiang District
310118 青浦区 Qingpu District
310120 奉贤区 Fengxian District
310151 崇明区 Chongming District
320000 江苏省 Jiangsu
320100 南京市 Nanjing
320102 玄武区 Xuanwu District
320104 秦淮区 Qinhuai District
320105 建邺区 Jianye District
320106 鼓楼区 Gulou District
320111 浦口区 Pukou District
320113 栖霞区 Qixia District
320114 雨花台区 Yuhuatai District
320115 江宁区 Jiangning District
320116 六合区 Luhe District
320117 溧水区 Lishui District
320118 高淳区 Gaochun District
320200 无锡市 Wuxi
320205 锡山区 Xishan District
320206 惠山区 Huishan District
320211 滨湖区 Binhu District
320213 梁溪区 Liangxi District
320214 新吴区 Xinwu District
320281 江阴市 Jiangyin
320282 宜兴市 Yixing
320300 徐州市 Xuzhou
320302 鼓楼区 Gulou District
320303 云龙区 Yunlong District
320305 贾汪区 Jiawang District
320311 泉山区 Quanshan District
320312 铜山区 Tongshan District
320321 丰县 Feng County
320322 沛县 Pei County
320324 睢宁县 Suining County
320381 新沂市 Xinyi
320382 邳州市 Pizhou
320400 常州市 Changzhou
320402 天宁区 Tianning District
320404 钟楼区 Zhonglou District
320411 新北区 Xinbei District
320412 武进区 Wujin District
320413 金坛区 Jintan District
320481 溧阳市 Liyang
320500 苏州市 Suzhou
320505 虎丘区 Huqiu District
320506 吴中区 Wuzhong District
320507 相城区 Xiangcheng District
320508 姑苏区 Gusu District
320509 吴江区 Wujiang District
320581 常熟市 Changshu
320582 张家港市 Zhangjiagang
320583 昆山市 Kunshan
320585 太仓市 Taicang
320600 南通市 Nantong
320612 通州区 Tongzhou District
320613 崇川区 Chongchuan District
320614 海门区 Haimen District
320623 如东县 Rudong County
320681 启东市 Qidong
320682 如皋市 Rugao
320685 海安市 Hai’an
320700 连云港市 Lianyungang
320703 连云区 Lianyun District
320706 海州区 Haizhou District
320707 赣榆区 Ganyu District
320722 东海县 Donghai County
320723 灌云县 Guanyun County
320724 灌南县 Guannan County
320800 淮安市 Huai’an
320803 淮安区 Huai’an District
320804 淮阴区 Huaiyin District
320812 清江浦区 Qingjiangpu District
320813 洪泽区 Hongze District
320826 涟水县 Lianshui County
320830 盱眙县 Xuyi County
320831 金湖县 Jinhu County
320900 盐城市 Yancheng
320902 亭湖区 Tinghu District
320903 盐都区 Yandou District
320904 大丰区 Dafeng District
320921 响水县 Xiangshui County
320922 滨海县 Binhai County
320923 阜宁县 Funing County
320924 射阳县 Sheyang County
320925 建湖县 Jianhu County
320981 东台市 Dongtai
321000 扬州市 Yangzhou
321002 广陵区 Guangling District
321003 邗江区 Hanjiang District
321012 江都区 Jiangdou District
321023 宝应县 Baoying County
321081 仪征市 Yizheng
321084 高邮市 Gaoyou
321100 镇江市 Zhenjiang
321102 京口区 Jingkou District
321111 润州区 Runzhou District
321112 丹徒区 Dantu District
321181 丹阳市 Danyang
321182 扬中市 Yangzhong
321183 句容市 Jurong
321200 泰州市 Taizhou
321202 海陵区 Hailing District
321203 高港区 Gaogang District
321204 姜堰区 Jiangyan District
321281 兴化市 Xinghua
321282 靖江市 Jingjiang
321283 泰兴市 Taixing
321300 宿迁市 Suqian
321302 宿城区 Sucheng District
321311 宿豫区 Suyu District
321322 沭阳县 Shuyang County
321323 泗阳县 Siyang County
321324 泗洪县 Sihong County
330000 浙江省 Zhejiang
330100 杭州市 Hangzhou
330102 上城区 Shangcheng District
330105 拱墅区 Gongshu District
330106 西湖区 Xihu District
330108 滨江区 Binjiang District
330109 萧山区 Xiaoshan District
330110 余杭区 Yuhang District
330111 富阳区 Fuyang District
330112 临安区 Lin’an District
330113 临平区 Linping District
330114 钱塘区 Qiantang District
330122 桐庐县 Tonglu County
330127 淳安县 Chun’an County
330182 建德市 Jiande
330200 宁波市 Ningbo
330203 海曙区 Haishu District
330205 江北区 Jiangbei District
330206 北仑区 Beilun District
330211 镇海区 Zhenhai District
330212 鄞州区 Yinzhou District
330213 奉化区 Fenghua District
330225 象山县 Xiangshan County
330226 宁海县 Ninghai County
330281 余姚市 Yuyao
330282 慈溪市 Cixi
330300 温州市 Wenzhou
330302 鹿城区 Lucheng District
330303 龙湾区 Longwan District
330304 瓯海区 Ouhai District
330305 洞头区 Dongtou District
330324 永嘉县 Yongjia County
330326 平阳县 Pingyang County
330327 苍南县 Cangnan County
330328 文成县 Wencheng County
330329 泰顺县 Taishun County
330381 瑞安市 Rui’an
330382 乐清市 Leqing
330383 龙港市 Longgang
330400 嘉兴市 Jiaxing
330402 南湖区 Nanhu District
330411 秀洲区 Xiuzhou District
330421 嘉善县 Jiashan County
330424 海盐县 Haiyan County
330481 海宁市 Haining
330482 平湖市 Pinghu
330483 桐乡市 Tongxiang
330500 湖州市 Huzhou
330502 吴兴区 Wuxing District
330503 南浔区 Nanxun District
330521 德清县 Deqing County
330522 长兴县 Changxing County
330523 安吉县 Anji County
330600 绍兴市 Shaoxing
330602 越城区 Yuecheng District
330603 柯桥区 Keqiao District
330604 上虞区 Shangyu District
330624 新昌县 Xinchang County
330681 诸暨市 Zhuji
330683 嵊州市 Shengzhou
330700 金华市 Jinhua
330702 婺城区 Wucheng District
330703 金东区 Jindong District
330723 武义县 Wuyi County
330726 浦江县 Pujiang County
330727 磐安县 Pan’an County
330781 兰溪市 Lanxi
330782 义乌市 Yiwu
330783 东阳市 Dongyang
330784 永康市 Yongkang
330800 衢州市 Quzhou
330802 柯城区 Kecheng District
330803 衢江区 Qujiang District
330822 常山县 Changshan County
330824 开化县 Kaihua County
330825 龙游县 Longyou County
330881 江山市 Jiangshan
330900 舟山市 Zhoushan
330902 定海区 Dinghai District
330903 普陀区 Putuo District
330921 岱山县 Daishan County
330922 嵊泗县 Shengsi County
331000 台州市 Taizhou
331002 椒江区 Jiaojiang District
331003 黄岩区 Huangyan District
331004 路桥区 Luqiao District
331022 三门县 Sanmen County
331023 天台县 Tiantai County
331024 仙居县 Xianju County
331081 温岭市 Wenling
331082 临海市 Linhai
331083 玉环市 Yuhuan
331100 丽水市 Lishui
331102 莲都区 Liandou District
331121 青田县 Qingtian County
331122 缙云县 Jinyun County
331123 遂昌县 Suichang County
331124 松阳县 Songyang County
331125 云和县 Yunhe County
331126 庆元县 Qingyuan County
331127 景宁畲族自治县 Jingning She Autonomous County
331181 龙泉市 Longquan
340000 安徽省 Anhui
340100 合肥市 Hefei
340102 瑶海区 Yaohai District
340103 庐阳区 Luyang District
340104 蜀山区 Shushan District
340111 包河区 Baohe District
340121 长丰县 Changfeng County
340122 肥东县 Feidong County
340123 肥西县 Feixi County
340124 庐江县 Lujiang County
340181 巢湖市 Chaohu
340200 芜湖市 Wuhu
340202 镜湖区 Jinghu District
340207 鸠江区 Jiujiang District
340209 弋江区 Yijiang District
340210 湾沚区 Wanzhi District
340212 繁昌区 Fanchang District
340223 南陵县 Nanling County
340281 无为市 Wuwei
340300 蚌埠市 Bengbu
340302 龙子湖区 Longzihu District
340303 蚌山区 Bangshan District
340304 禹会区 Yuhui District
340311 淮上区 Huaishang District
340321 怀远县 Huaiyuan County
340322 五河县 Wuhe County
340323 固镇县 Guzhen County
340400 淮南市 Huainan
340402 大通区 Datong District
340403 田家庵区 Tianjia’an District
340404 谢家集区 Xiejiaji District
340405 八公山区 Bagongshan District
340406 潘集区 Panji District
340421 凤台县 Fengtai County
340422 寿县 Shou County
340500 马鞍山市 Ma’anshan
340503 花山区 Huashan District
340504 雨山区 Yushan District
340506 博望区 Bowang District
340521 当涂县 Dangtu County
340522 含山县 Hanshan County
340523 和县 He County
340600 淮北市 Huaibei
340602 杜集区 Duji District
340603 相山区 Xiangshan District
340604 烈山区 Lieshan District
340621 濉溪县 Suixi County
340700 铜陵市 Tongling
340705 铜官区 Tongguan District
340706 义安区 Yi’an District
340711 郊区 Jiao District
340722 枞阳县 Zongyang County
340800 安庆市 Anqing
340802 迎江区 Yingjiang District
340803 大观区 Daguan District
340811 宜秀区 Yixiu District
340822 怀宁县 Huaining County
340825 太湖县 Taihu County
340826 宿松县 Susong County
340827 望江县 Wangjiang County
340828 岳西县 Yuexi County
340881 桐城市 Tongcheng
340882 潜山市 Qianshan
341000 黄山市 Huangshan
341002 屯溪区 Tunxi District
341003 黄山区 Huangshan District
341004 徽州区 Huizhou District
341021 歙县 Xi County
341022 休宁县 Xiuning County
341023 黟县 Yi County
341024 祁门县 Qimen County
341100 滁州市 Chuzhou
341102 琅琊区 Langya District
341103 南谯区 Nanqiao District
341122 来安县 Lai’an County
341124 全椒县 Quanjiao County
341125 定远县 Dingyuan County
341126 凤阳县 Fengyang County
341181 天长市 Tianchang
341182 明光市 Mingguang
341200 阜阳市 Fuyang
341202 颍州区 Yingzhou District
341203 颍东区 Yingdong District
341204 颍泉区 Yingquan District
341221 临泉县 Linquan County
341222 太和县 Taihe County
341225 阜南县 Funan County
341226 颍上县 Yingshang County
341282 界首市 Jieshou
341300 宿州市 Suzhou
341302 埇桥区 Yongqiao District
341321 砀山县 Dangshan County
341322 萧县 Xiao County
341323 灵璧县 Lingbi County
341324 泗县 Si County
341500 六安市 Lu’an
341502 金安区 Jin’an District
341503 裕安区 Yu’an District
341504 叶集区 Yeji District
341522 霍邱县 Huoqiu County
341523 舒城县 Shucheng County
341524 金寨县 Jinzhai County
341525 霍山县 Huoshan County
341600 亳州市 Bozhou
341602 谯城区 Qiaocheng District
341621 涡阳县 Woyang County
341622 蒙城县 Mengcheng County
341623 利辛县 Lixin County
341700 池州市 Chizhou
341702 贵池区 Guichi District
341721 东至县 Dongzhi County
341722 石台县 Shitai County
341723 青阳县 Qingyang County
341800 宣城市 Xuancheng
341802 宣州区 Xuanzhou District
341821 郎溪县 Langxi County
341823 泾县 Jing County
341824 绩溪县 Jixi County
341825 旌德县 Jingde County
341881 宁国市 Ningguo
341882 广德市 Guangde
350000 福建省 Fujian
350100 福州市 Fuzhou
350102 鼓楼区 Gulou District
350103 台江区 Taijiang District
350104 仓山区 Cangshan District
350105 马尾区 Mawei District
350111 晋安区 Jin’an District
350112 长乐区 Changle District
350121 闽侯县 Minhou County
350122 连江县 Lianjiang County
350123 罗源县 Luoyuan County
350124 闽清县 Minqing County
350125 永泰县 Yongtai County
350128 平潭县 Pingtan County
350181 福清市 Fuqing
350200 厦门市 Xiamen
350203 思明区 Siming District
350205 海沧区 Haicang District
350206 湖里区 Huli District
350211 集美区 Jimei District
350212 同安区 Tong’an District
350213 翔安区 Xiang’an District
350300 莆田市 Putian
350302 城厢区 Chengxiang District
350303 涵江区 Hanjiang District
350304 荔城区 Licheng District
350305 秀屿区 Xiuyu District
350322 仙游县 Xianyou County
350400 三明市 Sanming
350404 三元区 Sanyuan District
350405 沙县区 Shaxian District
350421 明溪县 Mingxi County
350423 清流县 Qingliu County
350424 宁化县 Ninghua County
350425 大田县 Datian County
350426 尤溪县 Youxi County
350428 将乐县 Jiangle County
350429 泰宁县 Taining County
350430 建宁县 Jianning County
350481 永安市 Yong’an
350500 泉州市 Quanzhou
350502 鲤城区 Licheng District
350503 丰泽区 Fengze District
350504 洛江区 Luojiang District
350505 泉港区 Quangang District
350521 惠安县 Hui’an County
350524 安溪县 Anxi County
350525 永春县 Yongchun County
350526 德化县 Dehua County
350527 金门县 Jinmen County
350581 石狮市 Shishi
350582 晋江市 Jinjiang
350583 南安市 Nan’an
350600 漳州市 Zhangzhou
350602 芗城区 Xiangcheng District
350603 龙文区 Longwen District
350604 龙海区 Longhai District
350605 长泰区 Changtai District
350622 云霄县 Yunxiao County
350623 漳浦县 Zhangpu County
350624 诏安县 Zhao’an County
350626 东山县 Dongshan County
350627 南靖县 Nanjing County
350628 平和县 Pinghe County
350629 华安县 Hua’an County
350700 南平市 Nanping
350702 延平区 Yanping District
350703 建阳区 Jianyang District
350721 顺昌县 Shunchang County
350722 浦城县 Pucheng County
350723 光泽县 Guangze County
350724 松溪县 Songxi County
350725 政和县 Zhenghe County
350781 邵武市 Shaowu
350782 武夷山市 Wuyishan
350783 建瓯市 Jian’ou
350800 龙岩市 Longyan
350802 新罗区 Xinluo District
350803 永定区 Yongding District
350821 长汀县 Changting County
350823 上杭县 Shanghang County
350824 武平县 Wuping County
350825 连城县 Liancheng County
350881 漳平市 Zhangping
350900 宁德市 Ningde
350902 蕉城区 Jiaocheng District
350921 霞浦县 Xiapu County
350922 古田县 Gutian County
350923 屏南县 Pingnan County
350924 寿宁县 Shouning County
350925 周宁县 Zhouning County
350926 柘荣县 Zherong County
350981 福安市 Fu’an
350982 福鼎市 Fuding
360000 江西省 Jiangxi
360100 南昌市 Nanchang
360102 东湖区 Donghu District
360103 西湖区 Xihu District
360104 青云谱区 Qingyunpu District
360111 青山湖区 Qingshanhu District
360112 新建区 Xinjian District
360113 红谷滩区 Honggutan District
360121 南昌县 Nanchang County
360123 安义县 Anyi County
360124 进贤县 Jinxian County
360200 景德镇市 Jingdezhen
360202 昌江区 Changjiang District
360203 珠山区 Zhushan District
360222 浮梁县 Fuliang County
360281 乐平市 Leping
360300 萍乡市 Pingxiang
360302 安源区 Anyuan District
360313 湘东区 Xiangdong District
360321 莲花县 Lianhua County
360322 上栗县 Shangli County
360323 芦溪县 Luxi County
360400 九江市 Jiujiang
360402 濂溪区 Lianxi District
360403 浔阳区 Xunyang District
360404 柴桑区 Chaisang District
360423 武宁县 Wuning County
360424 修水县 Xiushui County
360425 永修县 Yongxiu County
360426 德安县 De’an County
360428 都昌县 Douchang County
360429 湖口县 Hukou County
360430 彭泽县 Pengze County
360481 瑞昌市 Ruichang
360482 共青城市 Gongqingcheng
360483 庐山市 Lushan
360500 新余市 Xinyu
360502 渝水区 Yushui District
360521 分宜县 Fenyi County
360600 鹰潭市 Yingtan
360602 月湖区 Yuehu District
360603 余江区 Yujiang District
360681 贵溪市 Guixi
360700 赣州市 Ganzhou
360702 章贡区 Zhanggong District
360703 南康区 Nankang District
360704 赣县区 Ganxian District
360722 信丰县 Xinfeng County
360723 大余县 Dayu County
360724 上犹县 Shangyou County
360725 崇义县 Chongyi County
360726 安远县 Anyuan County
360728 定南县 Dingnan County
360729 全南县 Quannan County
360730 宁都县 Ningdou County
360731 于都县 Yudou County
360732 兴国县 Xingguo County
360733 会昌县 Huichang County
360734 寻乌县 Xunwu County
360735 石城县 Shicheng County
360781 瑞金市 Ruijin
360783 龙南市 Longnan
360800 吉安市 Ji’an
360802 吉州区 Jizhou District
360803 青原区 Qingyuan District
360821 吉安县 Ji’an County
360822 吉水县 Jishui County
360823 峡江县 Xiajiang County
360824 新干县 Xingan County
360825 永丰县 Yongfeng County
360826 泰和县 Taihe County
360827 遂川县 Suichuan County
360828 万安县 Wan’an County
360829 安福县 Anfu County
360830 永新县 Yongxin County
360881 井冈山市 Jinggangshan
360900 宜春市 Yichun
360902 袁州区 Yuanzhou District
360921 奉新县 Fengxin County
360922 万载县 Wanzai County
360923 上高县 Shanggao County
360924 宜丰县 Yifeng County
360925 靖安县 Jing’an County
360926 铜鼓县 Tonggu County
360981 丰城市 Fengcheng
360982 樟树市 Zhangshu
360983 高安市 Gao’an
361000 抚州市 Fuzhou
361002 临川区 Linchuan District
361003 东乡区 Dongxiang District
361021 南城县 Nancheng County
361022 黎川县 Lichuan County
361023 南丰县 Nanfeng County
361024 崇仁县 Chongren County
361025 乐安县 Le’an County
361026 宜黄县 Yihuang County
361027 金溪县 Jinxi County
361028 资溪县 Zixi County
361030 广昌县 Guangchang County
361100 上饶市 Shangrao
361102 信州区 Xinzhou District
361103 广丰区 Guangfeng District
361104 广信区 Guangxin District
361123 玉山县 Yushan County
361124 铅山县 Yanshan County
361125 横峰县 Hengfeng County
361126 弋阳县 Yiyang County
361127 余干县 Yugan County
361128 鄱阳县 Poyang County
361129 万年县 Wannian County
361130 婺源县 Wuyuan County
361181 德兴市 Dexing
370000 山东省 Shandong
370100 济南市 Jinan
370102 历下区 Lixia District
370103 市中区 Shizhong District
370104 槐荫区 Huaiyin District
370105 天桥区 Tianqiao District
370112 历城区 Licheng District
370113 长清区 Changqing District
370114 章丘区 Zhangqiu District
370115 济阳区 Jiyang District
370116 莱芜区 Laiwu District
370117 钢城区 Gangcheng District
370124 平阴县 Pingyin County
370126 商河县 Shanghe County
370200 青岛市 Qingdao
370202 市南区 Shinan District
370203 市北区 Shibei District
370211 黄岛区 Huangdao District
370212 崂山区 Laoshan District
370213 李沧区 Licang District
370214 城阳区 Chengyang District
370215 即墨区 Jimo District
370281 胶州市 Jiaozhou
370283 平度市 Pingdu
370285 莱西市 Laixi
370300 淄博市 Zibo
370302 淄川区 Zichuan District
370303 张店区 Zhangdian District
370304 博山区 Boshan District
370305 临淄区 Linzi District
370306 周村区 Zhoucun District
370321 桓台县 Huantai County
370322 高青县 Gaoqing County
370323 沂源县 Yiyuan County
370400 枣庄市 Zaozhuang
370402 市中区 Shizhong District
370403 薛城区 Xuecheng District
370404 峄城区 Yicheng District
370405 台儿庄区 Tai’erzhuang District
370406 山亭区 Shanting District
370481 滕州市 Tengzhou
370500 东营市 Dongying
370502 东营区 Dongying District
370503 河口区 Hekou District
370505 垦利区 Kenli District
370522 利津县 Lijin County
370523 广饶县 Guangrao County
370600 烟台市 Yantai
370602 芝罘区 Zhifu District
370611 福山区 Fushan District
370612 牟平区 Muping District
370613 莱山区 Laishan District
370614 蓬莱区 Penglai District
370681 龙口市 Longkou
370682 莱阳市 Laiyang
370683 莱州市 Laizhou
370685 招远市 Zhaoyuan
370686 栖霞市 Qixia
370687 海阳市 Haiyang
370700 潍坊市 Weifang
370702 潍城区 Weicheng District
370703 寒亭区 Hanting District
370704 坊子区 Fangzi District
370705 奎文区 Kuiwen District
370724 临朐县 Linqu County
370725 昌乐县 Changle County
370781 青州市 Qingzhou
370782 诸城市 Zhucheng
370783 寿光市 Shouguang
370784 安丘市 Anqiu
370785 高密市 Gaomi
370786 昌邑市 Changyi
370800 济宁市 Jining
370811 任城区 Rencheng District
370812 兖州区 Yanzhou District
370826 微山县 Weishan County
370827 鱼台县 Yutai County
370828 金乡县 Jinxiang County
370829 嘉祥县 Jiaxiang County
370830 汶上县 Wenshang County
370831 泗水县 Sishui County
370832 梁山县 Liangshan County
370881 曲阜市 Qufu
370883 邹城市 Zoucheng
370900 泰安市 Tai’an
370902 泰山区 Taishan District
370911 岱岳区 Daiyue District
370921 宁阳县 Ningyang County
370923 东平县 Dongping County
370982 新泰市 Xintai
370983 肥城市 Feicheng
371000 威海市 Weihai
371002 环翠区 Huancui District
371003 文登区 Wendeng District
371082 荣成市 Rongcheng
371083 乳山市 Rushan
371100 日照市 Rizhao
371102 东港区 Donggang District
371103 岚山区 Lanshan District
371121 五莲县 Wulian County
371122 莒县 Ju County
371300 临沂市 Linyi
371302 兰山区 Lanshan District
371311 罗庄区 Luozhuang District
371312 河东区 Hedong District
371321 沂南县 Yinan County
371322 郯城县 Tancheng County
371323 沂水县 Yishui County
371324 兰陵县 Lanling County
371325 费县 Fei County
371326 平邑县 Pingyi County
371327 莒南县 Junan County
371328 蒙阴县 Mengyin County
371329 临沭县 Linshu County
371400 德州市 Dezhou
371402 德城区 Decheng District
371403 陵城区 Lingcheng District
371422 宁津县 Ningjin County
371423 庆云县 Qingyun County
371424 临邑县 Linyi County
371425 齐河县 Qihe County
371426 平原县 Pingyuan County
371427 夏津县 Xiajin County
371428 武城县 Wucheng County
371481 乐陵市 Leling
371482 禹城市 Yucheng
371500 聊城市 Liaocheng
371502 东昌府区 Dongchangfu District
371503 茌平区 Chiping District
371521 阳谷县 Yanggu County
371522 莘县 Shen County
371524 东阿县 Dong’e County
371525 冠县 Guan County
371526 高唐县 Gaotang County
371581 临清市 Linqing
371600 滨州市 Binzhou
371602 滨城区 Bincheng District
371603 沾化区 Zhanhua District
371621 惠民县 Huimin County
371622 阳信县 Yangxin County
371623 无棣县 Wudi County
371625 博兴县 Boxing County
371681 邹平市 Zouping
371700 菏泽市 Heze
371702 牡丹区 Mudan District
371703 定陶区 Dingtao District
371721 曹县 Cao County
371722 单县 Dan County
371723 成武县 Chengwu County
371724 巨野县 Juye County
371725 郓城县 Yuncheng County
371726 鄄城县 Juancheng County
371728 东明县 Dongming County
410000 河南省 Henan
410100 郑州市 Zhengzhou
410102 中原区 Zhongyuan District
410103 二七区 Erqi District
410104 管城回族区 Guancheng Hui District
410105 金水区 Jinshui District
410106 上街区 Shangjie District
410108 惠济区 Huiji District
410122 中牟县 Zhongmu County
410181 巩义市 Gongyi
410182 荥阳市 Xingyang
410183 新密市 Xinmi
410184 新郑市 Xinzheng
410185 登封市 Dengfeng
410200 开封市 Kaifeng
410202 龙亭区 Longting District
410203 顺河回族区 Shunhe Hui District
410204 鼓楼区 Gulou District
410205 禹王台区 Yuwangtai District
410212 祥符区 Xiangfu District
410221 杞县 Qi County
410222 通许县 Tongxu County
410223 尉氏县 Weishi County
410225 兰考县 Lankao County
410300 洛阳市 Luoyang
410302 老城区 Laocheng District
410303 西工区 Xigong District
410304 瀍河回族区 Chanhe Hui District
410305 涧西区 Jianxi District
410307 偃师区 Yanshi District
410308 孟津区 Mengjin District
410311 洛龙区 Luolong District
410323 新安县 Xin’an County
410324 栾川县 Luanchuan County
410325 嵩县 Song County
410326 汝阳县 Ruyang County
410327 宜阳县 Yiyang County
410328 洛宁县 Luoning County
410329 伊川县 Yichuan County
410400 平顶山市 Pingdingshan
410402 新华区 Xinhua District
410403 卫东区 Weidong District
410404 石龙区 Shilong District
410411 湛河区 Zhanhe District
410421 宝丰县 Baofeng County
410422 叶县 Ye County
410423 鲁山县 Lushan County
410425 郏县 Jia County
410481 舞钢市 Wugang
410482 汝州市 Ruzhou
410500 安阳市 Anyang
410502 文峰区 Wenfeng District
410503 北关区 Beiguan District
410505 殷都区 Yindou District
410506 龙安区 Long’an District
410522 安阳县 Anyang County
410523 汤阴县 Tangyin County
410526 滑县 Hua County
410527 内黄县 Neihuang County
410581 林州市 Linzhou
410600 鹤壁市 Hebi
410602 鹤山区 Heshan District
410603 山城区 Shancheng District
410611 淇滨区 Qibin District
410621 浚县 Jun County
410622 淇县 Qi County
410700 新乡市 Xinxiang
410702 红旗区 Hongqi District
410703 卫滨区 Weibin District
410704 凤泉区 Fengquan District
410711 牧野区 Muye District
410721 新乡县 Xinxiang County
410724 获嘉县 Huojia County
410725 原阳县 Yuanyang County
410726 延津县 Yanjin County
410727 封丘县 Fengqiu County
410781 卫辉市 Weihui
410782 辉县市 Huixian
410783 长垣市 Changyuan
410800 焦作市 Jiaozuo
410802 解放区 Jiefang District
410803 中站区 Zhongzhan District
410804 马村区 Macun District
410811 山阳区 Shanyang District
410821 修武县 Xiuwu County
410822 博爱县 Bo’ai County
410823 武陟县 Wuzhi County
410825 温县 Wen County
410882 沁阳市 Qinyang
410883 孟州市 Mengzhou
410900 濮阳市 Puyang
410902 华龙区 Hualong District
410922 清丰县 Qingfeng County
410923 南乐县 Nanle County
410926 范县 Fan County
410927 台前县 Taiqian County
410928 濮阳县 Puyang County
411000 许昌市 Xuchang
411002 魏都区 Weidou District
411003 建安区 Jian’an District
411024 鄢陵县 Yanling County
411025 襄城县 Xiangcheng County
411081 禹州市 Yuzhou
411082 长葛市 Changge
411100 漯河市 Luohe
411102 源汇区 Yuanhui District
411103 郾城区 Yancheng District
411104 召陵区 Zhaoling District
411121 舞阳县 Wuyang County
411122 临颍县 Linying County
411200 三门峡市 Sanmenxia
411202 湖滨区 Hubin District
411203 陕州区 Shanzhou District
411221 渑池县 Mianchi County
411224 卢氏县 Lushi County
411281 义马市 Yima
411282 灵宝市 Lingbao
411300 南阳市 Nanyang
411302 宛城区 Wancheng District
411303 卧龙区 Wolong District
411321 南召县 Nanzhao County
411322 方城县 Fangcheng County
411323 西峡县 Xixia County
411324 镇平县 Zhenping County
411325 内乡县 Neixiang County
411326 淅川县 Xichuan County
411327 社旗县 Sheqi County
411328 唐河县 Tanghe County
411329 新野县 Xinye County
411330 桐柏县 Tongbai County
411381 邓州市 Dengzhou
411400 商丘市 Shangqiu
411402 梁园区 Liangyuan District
411403 睢阳区 Suiyang District
411421 民权县 Minquan County
411422 睢县 Sui County
411423 宁陵县 Ningling County
411424 柘城县 Zhecheng County
411425 虞城县 Yucheng County
411426 夏邑县 Xiayi County
411481 永城市 Yongcheng
411500 信阳市 Xinyang
411502 浉河区 Shihe District
411503 平桥区 Pingqiao District
411521 罗山县 Luoshan County
411522 光山县 Guangshan County
411523 新县 Xin County
411524 商城县 Shangcheng County
411525 固始县 Gushi County
411526 潢川县 Huangchuan County
411527 淮滨县 Huaibin County
411528 息县 Xi County
411600 周口市 Zhoukou
411602 川汇区 Chuanhui District
411603 淮阳区 Huaiyang District
411621 扶沟县 Fugou County
411622 西华县 Xihua County
411623 商水县 Shangshui County
411624 沈丘县 Shenqiu County
411625 郸城县 Dancheng County
411627 太康县 Taikang County
411628 鹿邑县 Luyi County
411681 项城市 Xiangcheng
411700 驻马店市 Zhumadian
411702 驿城区 Yicheng District
411721 西平县 Xiping County
411722 上蔡县 Shangcai County
411723 平舆县 Pingyu County
411724 正阳县 Zhengyang County
411725 确山县 Queshan County
411726 泌阳县 Miyang County
411727 汝南县 Runan County
411728 遂平县 Suiping County
411729 新蔡县 Xincai County
419001 济源市 Jiyuan
420000 湖北省 Hubei
420100 武汉市 Wuhan
420102 江岸区 Jiang’an District
420103 江汉区 Jianghan District
420104 硚口区 Qiaokou District
420105 汉阳区 Hanyang District
420106 武昌区 Wuchang District
420107 青山区 Qingshan District
420111 洪山区 Hongshan District
420112 东西湖区 Dongxihu District
420113 汉南区 Hannan District
420114 蔡甸区 Caidian District
420115 江夏区 Jiangxia District
420116 黄陂区 Huangbei District
420117 新洲区 Xinzhou District
420200 黄石市 Huangshi
420202 黄石港区 Huangshigang District
420203 西塞山区 Xisaishan District
420204 下陆区 Xialu District
420205 铁山区 Tieshan District
420222 阳新县 Yangxin County
420281 大冶市 Daye
420300 十堰市 Shiyan
420302 茅箭区 Maojian District
420303 张湾区 Zhangwan District
420304 郧阳区 Yunyang District
420322 郧西县 Yunxi County
420323 竹山县 Zhushan County
420324 竹溪县 Zhuxi County
420325 房县 Fang County
420381 丹江口市 Danjiangkou
420500 宜昌市 Yichang
420502 西陵区 Xiling District
420503 伍家岗区 Wujiagang District
420504 点军区 Dianjun District
420505 猇亭区 Xiaoting District
420506 夷陵区 Yiling District
420525 远安县 Yuan’an County
420526 兴山县 Xingshan County
420527 秭归县 Zigui County
420528 长阳土家族自治县 Changyang Tujia Autonomous County
420529 五峰土家族自治县 Wufeng Tujia Autonomous County
420581 宜都市 Yidou
420582 当阳市 Dangyang
420583 枝江市 Zhijiang
420600 襄阳市 Xiangyang
420602 襄城区 Xiangcheng District
420606 樊城区 Fancheng District
420607 襄州区 Xiangzhou District
420624 南漳县 Nanzhang County
420625 谷城县 Gucheng County
420626 保康县 Baokang County
420682 老河口市 Laohekou
420683 枣阳市 Zaoyang
420684 宜城市 Yicheng
420700 鄂州市 Ezhou
420702 梁子湖区 Liangzihu District
420703 华容区 Huarong District
420704 鄂城区 Echeng District
420800 荆门市 Jingmen
420802 东宝区 Dongbao District
420804 掇刀区 Duodao District
420822 沙洋县 Shayang County
420881 钟祥市 Zhongxiang
420882 京山市 Jingshan
420900 孝感市 Xiaogan
420902 孝南区 Xiaonan District
420921 孝昌县 Xiaochang County
420922 大悟县 Dawu County
420923 云梦县 Yunmeng County
420981 应城市 Yingcheng
420982 安陆市 Anlu
420984 汉川市 Hanchuan
421000 荆州市 Jingzhou
421002 沙市区 Shashi District
421003 荆州区 Jingzhou District
421022 公安县 Gong’an County
421024 江陵县 Jiangling County
421081 石首市 Shishou
421083 洪湖市 Honghu
421087 松滋市 Songzi
421088 监利市 Jianli
421100 黄冈市 Huanggang
421102 黄州区 Huangzhou District
421121 团风县 Tuanfeng County
421122 红安县 Hong’an County
421123 罗田县 Luotian County
421124 英山县 Yingshan County
421125 浠水县 Xishui County
421126 蕲春县 Qichun County
421127 黄梅县 Huangmei County
421181 麻城市 Macheng
421182 武穴市 Wuxue
421200 咸宁市 Xianning
421202 咸安区 Xian’an District
421221 嘉鱼县 Jiayu County
421222 通城县 Tongcheng County
421223 崇阳县 Chongyang County
421224 通山县 Tongshan County
421281 赤壁市 Chibi
421300 随州市 Suizhou
421303 曾都区 Cengdou District
421321 随县 Sui County
421381 广水市 Guangshui
422800 恩施土家族苗族自治州 Enshi Tujia and Miao Autonomous Prefecture
422801 恩施市 Enshi
422802 利川市 Lichuan
422822 建始县 Jianshi County
422823 巴东县 Badong County
422825 宣恩县 Xuan’en County
422826 咸丰县 Xianfeng County
422827 来凤县 Laifeng County
422828 鹤峰县 Hefeng County
429004 仙桃市 Xiantao
429005 潜江市 Qianjiang
429006 天门市 Tianmen
429021 神农架林区 Shennongjia Forestry District
430000 湖南省 Hunan
430100 长沙市 Changsha
430102 芙蓉区 Furong District
430103 天心区 Tianxin District
430104 岳麓区 Yuelu District
430105 开福区 Kaifu District
430111 雨花区 Yuhua District
430112 望城区 Wangcheng District
430121 长沙县 Changsha County
430181 浏阳市 Liuyang
430182 宁乡市 Ningxiang
430200 株洲市 Zhuzhou
430202 荷塘区 Hetang District
430203 芦淞区 Lusong District
430204 石峰区 Shifeng District
430211 天元区 Tianyuan District
430212 渌口区 Lukou District
430223 攸县 You County
430224 茶陵县 Chaling County
430225 炎陵县 Yanling County
430281 醴陵市 Liling
430300 湘潭市 Xiangtan
430302 雨湖区 Yuhu District
430304 岳塘区 Yuetang District
430321 湘潭县 Xiangtan County
430381 湘乡市 Xiangxiang
430382 韶山市 Shaoshan
430400 衡阳市 Hengyang
430405 珠晖区 Zhuhui District
430406 雁峰区 Yanfeng District
430407 石鼓区 Shigu District
430408 蒸湘区 Zhengxiang District
430412 南岳区 Nanyue District
430421 衡阳县 Hengyang County
430422 衡南县 Hengnan County
430423 衡山县 Hengshan County
430424 衡东县 Hengdong County
430426 祁东县 Qidong County
430481 耒阳市 Leiyang
430482 常宁市 Changning
430500 邵阳市 Shaoyang
430502 双清区 Shuangqing District
430503 大祥区 Daxiang District
430511 北塔区 Beita District
430522 新邵县 Xinshao County
430523 邵阳县 Shaoyang County
430524 隆回县 Longhui County
430525 洞口县 Dongkou County
430527 绥宁县 Suining County
430528 新宁县 Xinning County
430529 城步苗族自治县 Chengbu Miao Autonomous County
430581 武冈市 Wugang
430582 邵东市 Shaodong
430600 岳阳市 Yueyang
430602 岳阳楼区 Yueyanglou District
430603 云溪区 Yunxi District
430611 君山区 Junshan District
430621 岳阳县 Yueyang County
430623 华容县 Huarong County
430624 湘阴县 Xiangyin County
430626 平江县 Pingjiang County
430681 汨罗市 Miluo
430682 临湘市 Linxiang
430700 常德市 Changde
430702 武陵区 Wuling District
430703 鼎城区 Dingcheng District
430721 安乡县 Anxiang County
430722 汉寿县 Hanshou County
430723 澧县 Li County
430724 临澧县 Linli County
430725 桃源县 Taoyuan County
430726 石门县 Shimen County
430781 津市市 Jinshi
430800 张家界市 Zhangjiajie
430802 永定区 Yongding District
430811 武陵源区 Wulingyuan District
430821 慈利县 Cili County
430822 桑植县 Sangzhi County
430900 益阳市 Yiyang
430902 资阳区 Ziyang District
430903 赫山区 Heshan District
430921 南县 Nan County
430922 桃江县 Taojiang County
430923 安化县 Anhua County
430981 沅江市 Yuanjiang
431000 郴州市 Chenzhou
431002 北湖区 Beihu District
431003 苏仙区 Suxian District
431021 桂阳县 Guiyang County
431022 宜章县 Yizhang County
431023 永兴县 Yongxing County
431024 嘉禾县 Jiahe County
431025 临武县 Linwu County
431026 汝城县 Rucheng County
431027 桂东县 Guidong County
431028 安仁县 Anren County
431081 资兴市 Zixing
431100 永州市 Yongzhou
431102 零陵区 Lingling District
431103 冷水滩区 Lengshuitan District
431122 东安县 Dong’an County
431123 双牌县 Shuangpai County
431124 道县 Dao County
431125 江永县 Jiangyong County
431126 宁远县 Ningyuan County
431127 蓝山县 Lanshan County
431128 新田县 Xintian County
431129 江华瑶族自治县 Jianghua Yao Autonomous County
431181 祁阳市 Qiyang
431200 怀化市 Huaihua
431202 鹤城区 Hecheng District
431221 中方县 Zhongfang County
431222 沅陵县 Yuanling County
431223 辰溪县 Chenxi County
431224 溆浦县 Xupu County
431225 会同县 Huitong County
431226 麻阳苗族自治县 Mayang Miao Autonomous County
431227 新晃侗族自治县 Xinhuang Dong Autonomous County
431228 芷江侗族自治县 Zhijiang Dong Autonomous County
431229 靖州苗族侗族自治县 Jingzhou Miao and Dong Autonomous County
431230 通道侗族自治县 Tongdao Dong Autonomous County
431281 洪江市 Hongjiang
431300 娄底市 Loudi
431302 娄星区 Louxing District
431321 双峰县 Shuangfeng County
431322 新化县 Xinhua County
431381 冷水江市 Lengshuijiang
431382 涟源市 Lianyuan
433100 湘西土家族苗族自治州 Xiangxi Tujia and Miao Autonomous Prefecture
433101 吉首市 Jishou
433122 泸溪县 Luxi County
433123 凤凰县 Fenghuang County
433124 花垣县 Huayuan County
433125 保靖县 Baojing County
433126 古丈县 Guzhang County
433127 永顺县 Yongshun County
433130 龙山县 Longshan County
440000 广东省 Guangdong
440100 广州市 Guangzhou
440103 荔湾区 Liwan District
440104 越秀区 Yuexiu District
440105 海珠区 Haizhu District
440106 天河区 Tianhe District
440111 白云区 Baiyun District
440112 黄埔区 Huangpu District
440113 番禺区 Panyu District
440114 花都区 Huadou District
440115 南沙区 Nansha District
440117 从化区 Conghua District
440118 增城区 Zengcheng District
440200 韶关市 Shaoguan
440203 武江区 Wujiang District
440204 浈江区 Zhenjiang District
440205 曲江区 Qujiang District
440222 始兴县 Shixing County
440224 仁化县 Renhua County
440229 翁源县 Wengyuan County
440232 乳源瑶族自治县 Ruyuan Yao Autonomous County
440233 新丰县 Xinfeng County
440281 乐昌市 Lechang
440282 南雄市 Nanxiong
440300 深圳市 Shenzhen
440303 罗湖区 Luohu District
440304 福田区 Futian District
440305 南山区 Nanshan District
440306 宝安区 Bao’an District
440307 龙岗区 Longgang District
440308 盐田区 Yantian District
440309 龙华区 Longhua District
440310 坪山区 Pingshan District
440311 光明区 Guangming District
440400 珠海市 Zhuhai
440402 香洲区 Xiangzhou District
440403 斗门区 Doumen District
440404 金湾区 Jinwan District
440500 汕头市 Shantou
440507 龙湖区 Longhu District
440511 金平区 Jinping District
440512 濠江区 Haojiang District
440513 潮阳区 Chaoyang District
440514 潮南区 Chaonan District
440515 澄海区 Chenghai District
440523 南澳县 Nan’ao County
440600 佛山市 Foshan
440604 禅城区 Chancheng District
440605 南海区 Nanhai District
440606 顺德区 Shunde District
440607 三水区 Sanshui District
440608 高明区 Gaoming District
440700 江门市 Jiangmen
440703 蓬江区 Pengjiang District
440704 江海区 Jianghai District
440705 新会区 Xinhui District
440781 台山市 Taishan
440783 开平市 Kaiping
440784 鹤山市 Heshan
440785 恩平市 Enping
440800 湛江市 Zhanjiang
440802 赤坎区 Chikan District
440803 霞山区 Xiashan District
440804 坡头区 Potou District
440811 麻章区 Mazhang District
440823 遂溪县 Suixi County
440825 徐闻县 Xuwen County
440881 廉江市 Lianjiang
440882 雷州市 Leizhou
440883 吴川市 Wuchuan
440900 茂名市 Maoming
440902 茂南区 Maonan District
440904 电白区 Dianbai District
440981 高州市 Gaozhou
440982 化州市 Huazhou
440983 信宜市 Xinyi
441200 肇庆市 Zhaoqing
441202 端州区 Duanzhou District
441203 鼎湖区 Dinghu District
441204 高要区 Gaoyao District
441223 广宁县 Guangning County
441224 怀集县 Huaiji County
441225 封开县 Fengkai County
441226 德庆县 Deqing County
441284 四会市 Sihui
441300 惠州市 Huizhou
441302 惠城区 Huicheng District
441303 惠阳区 Huiyang District
441322 博罗县 Boluo County
441323 惠东县 Huidong County
441324 龙门县 Longmen County
441400 梅州市 Meizhou
441402 梅江区 Meijiang District
441403 梅县区 Meixian District
441422 大埔县 Dapu County
441423 丰顺县 Fengshun County
441424 五华县 Wuhua County
441426 平远县 Pingyuan County
441427 蕉岭县 Jiaoling County
441481 兴宁市 Xingning
441500 汕尾市 Shanwei
441502 城区 Cheng District
441521 海丰县 Haifeng County
441523 陆河县 Luhe County
441581 陆丰市 Lufeng
441600 河源市 Heyuan
441602 源城区 Yuancheng District
441621 紫金县 Zijin County
441622 龙川县 Longchuan County
441623 连平县 Lianping County
441624 和平县 Heping County
441625 东源县 Dongyuan County
441700 阳江市 Yangjiang
441702 江城区 Jiangcheng District
441704 阳东区 Yangdong District
441721 阳西县 Yangxi County
441781 阳春市 Yangchun
441800 清远市 Qingyuan
441802 清城区 Qingcheng District
441803 清新区 Qingxin District
441821 佛冈县 Fogang County
441823 阳山县 Yangshan County
441825 连山壮族瑶族自治县 Lianshan Zhuang and Yao Autonomous County
441826 连南瑶族自治县 Liannan Yao Autonomous County
441881 英德市 Yingde
441882 连州市 Lianzhou
441900 东莞市 Dongguan
442000 中山市 Zhongshan
445100 潮州市 Chaozhou
445102 湘桥区 Xiangqiao District
445103 潮安区 Chao’an District
445122 饶平县 Raoping County
445200 揭阳市 Jieyang
445202 榕城区 Rongcheng District
445203 揭东区 Jiedong District
445222 揭西县 Jiexi County
445224 惠来县 Huilai County
445281 普宁市 Puning
445300 云浮市 Yunfu
445302 云城区 Yuncheng District
445303 云安区 Yun’an District
445321 新兴县 Xinxing County
445322 郁南县 Yunan County
445381 罗定市 Luoding
450000 广西壮族自治区 Guangxi
450100 南宁市 Nanning
450102 兴宁区 Xingning District
450103 青秀区 Qingxiu District
450105 江南区 Jiangnan District
450107 西乡塘区 Xixiangtang District
450108 良庆区 Liangqing District
450109 邕宁区 Yongning District
450110 武鸣区 Wuming District
450123 隆安县 Long’an County
450124 马山县 Mashan County
450125 上林县 Shanglin County
450126 宾阳县 Binyang County
450181 横州市 Hengzhou
450200 柳州市 Liuzhou
450202 城中区 Chengzhong District
450203 鱼峰区 Yufeng District
450204 柳南区 Liunan District
450205 柳北区 Liubei District
450206 柳江区 Liujiang District
450222 柳城县 Liucheng County
450223 鹿寨县 Luzhai County
450224 融安县 Rong’an County
450225 融水苗族自治县 Rongshui Miao Autonomous County
450226 三江侗族自治县 Sanjiang Dong Autonomous County
450300 桂林市 Guilin
450302 秀峰区 Xiufeng District
450303 叠彩区 Diecai District
450304 象山区 Xiangshan District
450305 七星区 Qixing District
450311 雁山区 Yanshan District
450312 临桂区 Lingui District
450321 阳朔县 Yangshuo County
450323 灵川县 Lingchuan County
450324 全州县 Quanzhou County
450325 兴安县 Hinggan County
450326 永福县 Yongfu County
450327 灌阳县 Guanyang County
450328 龙胜各族自治县 Longsheng Multi-ethnic Autonomous County
450329 资源县 Ziyuan County
450330 平乐县 Pingle County
450332 恭城瑶族自治县 Gongcheng Yao Autonomous County
450381 荔浦市 Lipu
450400 梧州市 Wuzhou
450403 万秀区 Wanxiu District
450405 长洲区 Changzhou District
450406 龙圩区 Longxu District
450421 苍梧县 Cangwu County
450422 藤县 Teng County
450423 蒙山县 Mengshan County
450481 岑溪市 Cenxi
450500 北海市 Beihai
450502 海城区 Haicheng District
450503 银海区 Yinhai District
450512 铁山港区 Tieshangang District
450521 合浦县 Hepu County
450600 防城港市 Fangchenggang
450602 港口区 Gangkou District
450603 防城区 Fangcheng District
450621 上思县 Shangsi County
450681 东兴市 Dongxing
450700 钦州市 Qinzhou
450702 钦南区 Qinnan District
450703 钦北区 Qinbei District
450721 灵山县 Lingshan County
450722 浦北县 Pubei County
450800 贵港市 Guigang
450802 港北区 Gangbei District
450803 港南区 Gangnan District
450804 覃塘区 Qintang District
450821 平南县 Pingnan County
450881 桂平市 Guiping
450900 玉林市 Yulin
450902 玉州区 Yuzhou District
450903 福绵区 Fumian District
450921 容县 Rong County
450922 陆川县 Luchuan County
450923 博白县 Bobai County
450924 兴业县 Xingye County
450981 北流市 Beiliu
451000 百色市 Baise
451002 右江区 Youjiang District
451003 田阳区 Tianyang District
451022 田东县 Tiandong County
451024 德保县 Debao County
451026 那坡县 Napo County
451027 凌云县 Lingyun County
451028 乐业县 Leye County
451029 田林县 Tianlin County
451030 西林县 Xilin County
451031 隆林各族自治县 Longlin Multi-ethnic Autonomous County
451081 靖西市 Jingxi
451082 平果市 Pingguo
451100 贺州市 Hezhou
451102 八步区 Babu District
451103 平桂区 Pinggui District
451121 昭平县 Zhaoping County
451122 钟山县 Zhongshan County
451123 富川瑶族自治县 Fuchuan Yao Autonomous County
451200 河池市 Hechi
451202 金城江区 Jinchengjiang District
451203 宜州区 Yizhou District
451221 南丹县 Nandan County
451222 天峨县 Tian’e County
451223 凤山县 Fengshan County
451224 东兰县 Donglan County
451225 罗城仫佬族自治县 Luocheng Mulao Autonomous County
451226 环江毛南族自治县 Huanjiang Maonan Autonomous County
451227 巴马瑶族自治县 Bama Yao Autonomous County
451228 都安瑶族自治县 Dou’an Yao Autonomous County
451229 大化瑶族自治县 Dahua Yao Autonomous County
451300 来宾市 Laibin
451302 兴宾区 Xingbin District
451321 忻城县 Xincheng County
451322 象州县 Xiangzhou County
451323 武宣县 Wuxuan County
451324 金秀瑶族自治县 Jinxiu Yao Autonomous County
451381 合山市 Heshan
451400 崇左市 Chongzuo
451402 江州区 Jiangzhou District
451421 扶绥县 Fusui County
451422 宁明县 Ningming County
451423 龙州县 Longzhou County
451424 大新县 Daxin County
451425 天等县 Tiandeng County
451481 凭祥市 Pingxiang
460000 海南省 Hainan
460100 海口市 Haikou
460105 秀英区 Xiuying District
460106 龙华区 Longhua District
460107 琼山区 Qiongshan District
460108 美兰区 Meilan District
460200 三亚市 Sanya
460202 海棠区 Haitang District
460203 吉阳区 Jiyang District
460204 天涯区 Tianya District
460205 崖州区 Yazhou District
460300 三沙市 Sansha
460321 西沙群岛 Xishaqundao
460322 南沙群岛 Nanshaqundao
460323 中沙群岛的岛礁及其海域 Zhongshaqundaodedaojiaojiqihaiyu
460400 儋州市 Danzhou
469001 五指山市 Wuzhishan
469002 琼海市 Qionghai
469005 文昌市 Wenchang
469006 万宁市 Wanning
469007 东方市 Dongfang
469021 定安县 Ding’an County
469022 屯昌县 Tunchang County
469023 澄迈县 Chengmai County
469024 临高县 Lingao County
469025 白沙黎族自治县 Baisha Li Autonomous County
469026 昌江黎族自治县 Changjiang Li Autonomous County
469027 乐东黎族自治县 Ledong Li Autonomous County
469028 陵水黎族自治县 Lingshui Li Autonomous County
469029 保亭黎族苗族自治县 Baoting Li and Miao Autonomous County
469030 琼中黎族苗族自治县 Qiongzhong Li and Miao Autonomous County
500000 重庆市 Chongqing
500101 万州区 Wanzhou District
500102 涪陵区 Fuling District
500103 渝中区 Yuzhong District
500104 大渡口区 Dadukou District
500105 江北区 Jiangbei District
500106 沙坪坝区 Shapingba District
500107 九龙坡区 Jiulongpo District
500108 南岸区 Nan’an District
500109 北碚区 Beibei District
500110 綦江区 Qijiang District
500111 大足区 Dazu District
500112 渝北区 Yubei District
500113 巴南区 Banan District
500114 黔江区 Qianjiang District
500115 长寿区 Changshou District
500116 江津区 Jiangjin District
500117 合川区 Hechuan District
500118 永川区 Yongchuan District
500119 南川区 Nanchuan District
500120 璧山区 Bishan District
500151 铜梁区 Tongliang District
500152 潼南区 Tongnan District
500153 荣昌区 Rongchang District
500154 开州区 Kaizhou District
500155 梁平区 Liangping District
500156 武隆区 Wulong District
500229 城口县 Chengkou County
500230 丰都县 Fengdou County
500231 垫江县 Dianjiang County
500233 忠县 Zhong County
500235 云阳县 Yunyang County
500236 奉节县 Fengjie County
500237 巫山县 Wushan County
500238 巫溪县 Wuxi County
500240 石柱土家族自治县 Shizhu Tujia Autonomous County
500241 秀山土家族苗族自治县 Xiushan Tujia and Miao Autonomous County
500242 酉阳土家族苗族自治县 Youyang Tujia and Miao Autonomous County
500243 彭水苗族土家族自治县 Pengshui Miao and Tujia Autonomous County
510000 四川省 Sichuan
510100 成都市 Chengdu
510104 锦江区 Jinjiang District
510105 青羊区 Qingyang District
510106 金牛区 Jinniu District
510107 武侯区 Wuhou District
510108 成华区 Chenghua District
510112 龙泉驿区 Longquanyi District
510113 青白江区 Qingbaijiang District
510114 新都区 Xindou District
510115 温江区 Wenjiang District
510116 双流区 Shuangliu District
510117 郫都区 Pidou District
510118 新津区 Xinjin District
510121 金堂县 Jintang County
510129 大邑县 Dayi County
510131 蒲江县 Pujiang County
510181 都江堰市 Dujiangyan
510182 彭州市 Pengzhou
510183 邛崃市 Qionglai
510184 崇州市 Chongzhou
510185 简阳市 Jianyang
510300 自贡市 Zigong
510302 自流井区 Ziliujing District
510303 贡井区 Gongjing District
510304 大安区 Da’an District
510311 沿滩区 Yantan District
510321 荣县 Rong County
510322 富顺县 Fushun County
510400 攀枝花市 Panzhihua
510402 东区 Dong District
510403 西区 Xi District
510411 仁和区 Renhe District
510421 米易县 Miyi County
510422 盐边县 Yanbian County
510500 泸州市 Luzhou
510502 江阳区 Jiangyang District
510503 纳溪区 Naxi District
510504 龙马潭区 Longmatan District
510521 泸县 Lu County
510522 合江县 Hejiang County
510524 叙永县 Xuyong County
510525 古蔺县 Gulin County
510600 德阳市 Deyang
510603 旌阳区 Jingyang District
510604 罗江区 Luojiang District
510623 中江县 Zhongjiang County
510681 广汉市 Guanghan
510682 什邡市 Shenfang
510683 绵竹市 Mianzhu
510700 绵阳市 Mianyang
510703 涪城区 Fucheng District
510704 游仙区 Youxian District
510705 安州区 Anzhou District
510722 三台县 Santai County
510723 盐亭县 Yanting County
510725 梓潼县 Zitong County
510726 北川羌族自治县 Beichuan Qiang Autonomous County
510727 平武县 Pingwu County
510781 江油市 Jiangyou
510800 广元市 Guangyuan
510802 利州区 Lizhou District
510811 昭化区 Zhaohua District
510812 朝天区 Chaotian District
510821 旺苍县 Wangcang County
510822 青川县 Qingchuan County
510823 剑阁县 Jiange County
510824 苍溪县 Cangxi County
510900 遂宁市 Suining
510903 船山区 Chuanshan District
510904 安居区 Anju District
510921 蓬溪县 Pengxi County
510923 大英县 Daying County
510981 射洪市 Shehong
511000 内江市 Neijiang
511002 市中区 Shizhong District
511011 东兴区 Dongxing District
511024 威远县 Weiyuan County
511025 资中县 Zizhong County
511083 隆昌市 Longchang
511100 乐山市 Leshan
511102 市中区 Shizhong District
511111 沙湾区 Shawan District
511112 五通桥区 Wutongqiao District
511113 金口河区 Jinkouhe District
511123 犍为县 Qianwei County
511124 井研县 Jingyan County
511126 夹江县 Jiajiang County
511129 沐川县 Muchuan County
511132 峨边彝族自治县 Ebian Yi Autonomous County
511133 马边彝族自治县 Mabian Yi Autonomous County
511181 峨眉山市 Emeishan
511300 南充市 Nanchong
511302 顺庆区 Shunqing District
511303 高坪区 Gaoping District
511304 嘉陵区 Jialing District
511321 南部县 Nanbu County
511322 营山县 Yingshan County
511323 蓬安县 Peng’an County
511324 仪陇县 Yilong County
511325 西充县 Xichong County
511381 阆中市 Langzhong
511400 眉山市 Meishan
511402 东坡区 Dongpo District
511403 彭山区 Pengshan District
511421 仁寿县 Renshou County
511423 洪雅县 Hongya County
511424 丹棱县 Danleng County
511425 青神县 Qingshen County
511500 宜宾市 Yibin
511502 翠屏区 Cuiping District
511503 南溪区 Nanxi District
511504 叙州区 Xuzhou District
511523 江安县 Jiang’an County
511524 长宁县 Changning County
511525 高县 Gao County
511526 珙县 Gong County
511527 筠连县 Yunlian County
511528 兴文县 Xingwen County
511529 屏山县 Pingshan County
511600 广安市 Guang’an
511602 广安区 Guang’an District
511603 前锋区 Qianfeng District
511621 岳池县 Yuechi County
511622 武胜县 Wusheng County
511623 邻水县 Linshui County
511681 华蓥市 Huaying
511700 达州市 Dazhou
511702 通川区 Tongchuan District
511703 达川区 Dachuan District
511722 宣汉县 Xuanhan County
511723 开江县 Kaijiang County
511724 大竹县 Dazhu County
511725 渠县 Qu County
511781 万源市 Wanyuan
511800 雅安市 Ya’an
511802 雨城区 Yucheng District
511803 名山区 Mingshan District
511822 荥经县 Yingjing County
511823 汉源县 Hanyuan County
511824 石棉县 Shimian County
511825 天全县 Tianquan County
511826 芦山县 Lushan County
511827 宝兴县 Baoxing County
511900 巴中市 Bazhong
511902 巴州区 Bazhou District
511903 恩阳区 Enyang District
511921 通江县 Tongjiang County
511922 南江县 Nanjiang County
511923 平昌县 Pingchang County
512000 资阳市 Ziyang
512002 雁江区 Yanjiang District
512021 安岳县 Anyue County
512022 乐至县 Lezhi County
513200 阿坝藏族羌族自治州 Ngawa Tibetan and Qiang Autonomous Prefecture
513201 马尔康市 Ma’erkang
513221 汶川县 Wenchuan County
513222 理县 Li County
513223 茂县 Mao County
513224 松潘县 Songpan County
513225 九寨沟县 Jiuzhaigou County
513226 金川县 Jinchuan County
513227 小金县 Xiaojin County
513228 黑水县 Heishui County
513230 壤塘县 Rangtang County
513231 阿坝县 Ngawa County
513232 若尔盖县 Ruo’ergai County
513233 红原县 Hongyuan County
513300 甘孜藏族自治州 Garzê Tibetan Autonomous Prefecture
513301 康定市 Kangding
513322 泸定县 Luding County
513323 丹巴县 Danba County
513324 九龙县 Jiulong County
513325 雅江县 Yajiang County
513326 道孚县 Daofu County
513327 炉霍县 Luhuo County
513328 甘孜县 Garzê County
513329 新龙县 Xinlong County
513330 德格县 Dege County
513331 白玉县 Baiyu County
513332 石渠县 Shiqu County
513333 色达县 Seda County
513334 理塘县 Litang County
513335 巴塘县 Batang County
513336 乡城县 Xiangcheng County
513337 稻城县 Daocheng County
513338 得荣县 Derong County
513400 凉山彝族自治州 Liangshan Yi Autonomous Prefecture
513401 西昌市 Xichang
513402 会理市 Huili
513422 木里藏族自治县 Muli Tibetan Autonomous County
513423 盐源县 Yanyuan County
513424 德昌县 Dechang County
513426 会东县 Huidong County
513427 宁南县 Ningnan County
513428 普格县 Puge County
513429 布拖县 Butuo County
513430 金阳县 Jinyang County
513431 昭觉县 Zhaojue County
513432 喜德县 Xide County
513433 冕宁县 Mianning County
513434 越西县 Yuexi County
513435 甘洛县 Ganluo County
513436 美姑县 Meigu County
513437 雷波县 Leibo County
520000 贵州省 Guizhou
520100 贵阳市 Guiyang
520102 南明区 Nanming District
520103 云岩区 Yunyan District
520111 花溪区 Huaxi District
520112 乌当区 Wudang District
520113 白云区 Baiyun District
520115 观山湖区 Guanshanhu District
520121 开阳县 Kaiyang County
520122 息烽县 Xifeng County
520123 修文县 Xiuwen County
520181 清镇市 Qingzhen
520200 六盘水市 Liupanshui
520201 钟山区 Zhongshan District
520203 六枝特区 Liuzhi Special District
520204 水城区 Shuicheng District
520281 盘州市 Panzhou
520300 遵义市 Zunyi
520302 红花岗区 Honghuagang District
520303 汇川区 Huichuan District
520304 播州区 Bozhou District
520322 桐梓县 Tongzi County
520323 绥阳县 Suiyang County
520324 正安县 Zheng’an County
520325 道真仡佬族苗族自治县 Daozhen Gelao and Miao Autonomous County
520326 务川仡佬族苗族自治县 Wuchuan Gelao and Miao Autonomous County
520327 凤冈县 Fenggang County
520328 湄潭县 Meitan County
520329 余庆县 Yuqing County
520330 习水县 Xishui County
520381 赤水市 Chishui
520382 仁怀市 Renhuai
520400 安顺市 Anshun
520402 西秀区 Xixiu District
520403 平坝区 Pingba District
520422 普定县 Puding County
520423 镇宁布依族苗族自治县 Zhenning Bouyei and Miao Autonomous County
520424 关岭布依族苗族自治县 Guanling Bouyei and Miao Autonomous County
520425 紫云苗族布依族自治县 Ziyun Miao and Bouyei Autonomous County
520500 毕节市 Bijie
520502 七星关区 Qixingguan District
520521 大方县 Dafang County
520523 金沙县 Jinsha County
520524 织金县 Zhijin County
520525 纳雍县 Nayong County
520526 威宁彝族回族苗族自治县 Weining Yi, Hui and Miao Autonomous County
520527 赫章县 Hezhang County
520581 黔西市 Qianxi
520600 铜仁市 Tongren
520602 碧江区 Bijiang District
520603 万山区 Wanshan District
520621 江口县 Jiangkou County
520622 玉屏侗族自治县 Yuping Dong Autonomous County
520623 石阡县 Shiqian County
520624 思南县 Sinan County
520625 印江土家族苗族自治县 Yinjiang Tujia and Miao Autonomous County
520626 德江县 Dejiang County
520627 沿河土家族自治县 Yanhe Tujia Autonomous County
520628 松桃苗族自治县 Songtao Miao Autonomous County
522300 黔西南布依族苗族自治州 Qianxinan Bouyei and Miao Autonomous Prefecture
522301 兴义市 Xingyi
522302 兴仁市 Xingren
522323 普安县 Pu’an County
522324 晴隆县 Qinglong County
522325 贞丰县 Zhenfeng County
522326 望谟县 Wangmo County
522327 册亨县 Ceheng County
522328 安龙县 Anlong County
522600 黔东南苗族侗族自治州 Qiandongnan Miao and Dong Autonomous Prefecture
522601 凯里市 Kaili
522622 黄平县 Huangping County
522623 施秉县 Shibing County
522624 三穗县 Sansui County
522625 镇远县 Zhenyuan County
522626 岑巩县 Cengong County
522627 天柱县 Tianzhu County
522628 锦屏县 Jinping County
522629 剑河县 Jianhe County
522630 台江县 Taijiang County
522631 黎平县 Liping County
522632 榕江县 Rongjiang County
522633 从江县 Congjiang County
522634 雷山县 Leishan County
522635 麻江县 Majiang County
522636 丹寨县 Danzhai County
522700 黔南布依族苗族自治州 Qiannan Bouyei and Miao Autonomous Prefecture
522701 都匀市 Douyun
522702 福泉市 Fuquan
522722 荔波县 Libo County
522723 贵定县 Guiding County
522725 瓮安县 Weng’an County
522726 独山县 Dushan County
522727 平塘县 Pingtang County
522728 罗甸县 Luodian County
522729 长顺县 Changshun County
522730 龙里县 Longli County
522731 惠水县 Huishui County
522732 三都水族自治县 Sandou Sui Autonomous County
530000 云南省 Yunnan
530100 昆明市 Kunming
530102 五华区 Wuhua District
530103 盘龙区 Panlong District
530111 官渡区 Guandu District
530112 西山区 Xishan District
530113 东川区 Dongchuan District
530114 呈贡区 Chenggong District
530115 晋宁区 Jinning District
530124 富民县 Fumin County
530125 宜良县 Yiliang County
530126 石林彝族自治县 Shilin Yi Autonomous County
530127 嵩明县 Songming County
530128 禄劝彝族苗族自治县 Luquan Yi and Miao Autonomous County
530129 寻甸回族彝族自治县 Xundian Hui and Yi Autonomous County
530181 安宁市 Anning
530300 曲靖市 Qujing
530302 麒麟区 Qilin District
530303 沾益区 Zhanyi District
530304 马龙区 Malong District
530322 陆良县 Luliang County
530323 师宗县 Shizong County
530324 罗平县 Luoping County
530325 富源县 Fuyuan County
530326 会泽县 Huize County
530381 宣威市 Xuanwei
530400 玉溪市 Yuxi
530402 红塔区 Hongta District
530403 江川区 Jiangchuan District
530423 通海县 Tonghai County
530424 华宁县 Huaning County
530425 易门县 Yimen County
530426 峨山彝族自治县 Eshan Yi Autonomous County
530427 新平彝族傣族自治县 Xinping Yi and Dai Autonomous County
530428 元江哈尼族彝族傣族自治县 Yuanjiang Hani, Yi and Dai Autonomous County
530481 澄江市 Chengjiang
530500 保山市 Baoshan
530502 隆阳区 Longyang District
530521 施甸县 Shidian County
530523 龙陵县 Longling County
530524 昌宁县 Changning County
530581 腾冲市 Tengchong
530600 昭通市 Zhaotong
530602 昭阳区 Zhaoyang District
530621 鲁甸县 Ludian County
530622 巧家县 Qiaojia County
530623 盐津县 Yanjin County
530624 大关县 Daguan County
530625 永善县 Yongshan County
530626 绥江县 Suijiang County
530627 镇雄县 Zhenxiong County
530628 彝良县 Yiliang County
530629 威信县 Weixin County
530681 水富市 Shuifu
530700 丽江市 Lijiang
530702 古城区 Gucheng District
530721 玉龙纳西族自治县 Yulong Naxi Autonomous County
530722 永胜县 Yongsheng County
530723 华坪县 Huaping County
530724 宁蒗彝族自治县 Ninglang Yi Autonomous County
530800 普洱市 Pu’er
530802 思茅区 Simao District
530821 宁洱哈尼族彝族自治县 Ning’er Hani and Yi Autonomous County
530822 墨江哈尼族自治县 Mojiang Hani Autonomous County
530823 景东彝族自治县 Jingdong Yi Autonomous County
530824 景谷傣族彝族自治县 Jinggu Dai and Yi Autonomous County
530825 镇沅彝族哈尼族拉祜族自治县 Zhenyuan Yi, Hani and Lahu Autonomous County
530826 江城哈尼族彝族自治县 Jiangcheng Hani and Yi Autonomous County
530827 孟连傣族拉祜族佤族自治县 Menglian Dai, Lahu and Va Autonomous County
530828 澜沧拉祜族自治县 Lancang Lahu Autonomous County
530829 西盟佤族自治县 Ximeng Va Autonomous County
530900 临沧市 Lincang
530902 临翔区 Linxiang District
530921 凤庆县 Fengqing County
530922 云县 Yun County
530923 永德县 Yongde County
530924 镇康县 Zhenkang County
530925 双江拉祜族佤族布朗族傣族自治县 Shuangjiang Lahu, Va, Blang and Dai Autonomous County
530926 耿马傣族佤族自治县 Gengma Dai and Va Autonomous County
530927 沧源佤族自治县 Cangyuan Va Autonomous County
532300 楚雄彝族自治州 Chuxiong Yi Autonomous Prefecture
532301 楚雄市 Chuxiong
532302 禄丰市 Lufeng
532322 双柏县 Shuangbai County
532323 牟定县 Muding County
532324 南华县 Nanhua County
532325 姚安县 Yao’an County
532326 大姚县 Dayao County
532327 永仁县 Yongren County
532328 元谋县 Yuanmou County
532329 武定县 Wuding County
532500 红河哈尼族彝族自治州 Honghe Hani and Yi Autonomous Prefecture
532501 个旧市 Gejiu
532502 开远市 Kaiyuan
532503 蒙自市 Mengzi
532504 弥勒市 Mile
532523 屏边苗族自治县 Pingbian Miao Autonomous County
532524 建水县 Jianshui County
532525 石屏县 Shiping County
532527 泸西县 Luxi County
532528 元阳县 Yuanyang County
532529 红河县 Honghe County
532530 金平苗族瑶族傣族自治县 Jinping Miao, Yao and Dai Autonomous County
532531 绿春县 Lüchun County
532532 河口瑶族自治县 Hekou Yao Autonomous County
532600 文山壮族苗族自治州 Wenshan Zhuang and Miao Autonomous Prefecture
532601 文山市 Wenshan
532622 砚山县 Yanshan County
532623 西畴县 Xichou County
532624 麻栗坡县 Malipo County
532625 马关县 Maguan County
532626 丘北县 Qiubei County
532627 广南县 Guangnan County
532628 富宁县 Funing County
532800 西双版纳傣族自治州 Xishuangbanna Dai Autonomous Prefecture
532801 景洪市 Jinghong
532822 勐海县 Menghai County
532823 勐腊县 Mengla County
532900 大理白族自治州 Dali Bai Autonomous Prefecture
532901 大理市 Dali
532922 漾濞彝族自治县 Yangbi Yi Autonomous County
532923 祥云县 Xiangyun County
532924 宾川县 Binchuan County
532925 弥渡县 Midu County
532926 南涧彝族自治县 Nanjian Yi Autonomous County
532927 巍山彝族回族自治县 Weishan Yi and Hui Autonomous County
532928 永平县 Yongping County
532929 云龙县 Yunlong County
532930 洱源县 Eryuan County
532931 剑川县 Jianchuan County
532932 鹤庆县 Heqing County
533100 德宏傣族景颇族自治州 Dehong Dai and Jingpo Autonomous Prefecture
533102 瑞丽市 Ruili
533103 芒市 Mang
533122 梁河县 Lianghe County
533123 盈江县 Yingjiang County
533124 陇川县 Longchuan County
533300 怒江傈僳族自治州 Nujiang Lisu Autonomous Prefecture
533301 泸水市 Lushui
533323 福贡县 Fugong County
533324 贡山独龙族怒族自治县 Gongshan Derung and Nu Autonomous County
533325 兰坪白族普米族自治县 Lanping Bai and Pumi Autonomous County
533400 迪庆藏族自治州 Diqing Tibetan Autonomous Prefecture
533401 香格里拉市 Shangri-La
533422 德钦县 Deqin County
533423 维西傈僳族自治县 Weixi Lisu Autonomous County
540000 西藏自治区 Tibet
540100 拉萨市 Lhasa
540102 城关区 Chengguan District
540103 堆龙德庆区 Duilongdeqing District
540104 达孜区 Dazi District
540121 林周县 Linzhou County
540122 当雄县 Dangxiong County
540123 尼木县 Nimu County
540124 曲水县 Qushui County
540127 墨竹工卡县 Mozhugongka County
540200 日喀则市 Shigatse
540202 桑珠孜区 Sangzhuzi District
540221 南木林县 Nanmulin County
540222 江孜县 Jiangzi County
540223 定日县 Dingri County
540224 萨迦县 Sajia County
540225 拉孜县 Lazi County
540226 昂仁县 Angren County
540227 谢通门县 Xietongmen County
540228 白朗县 Bailang County
540229 仁布县 Renbu County
540230 康马县 Kangma County
540231 定结县 Dingjie County
540232 仲巴县 Zhongba County
540233 亚东县 Yadong County
540234 吉隆县 Jilong County
540235 聂拉木县 Nielamu County
540236 萨嘎县 Saga County
540237 岗巴县 Gangba County
540300 昌都市 Qamdo
540302 卡若区 Karuo District
540321 江达县 Jiangda County
540322 贡觉县 Gongjue County
540323 类乌齐县 Leiwuqi County
540324 丁青县 Dingqing County
540325 察雅县 Chaya County
540326 八宿县 Basu County
540327 左贡县 Zuogong County
540328 芒康县 Mangkang County
540329 洛隆县 Luolong County
540330 边坝县 Bianba County
540400 林芝市 Nyingchi
540402 巴宜区 Bayi District
540421 工布江达县 Gongbujiangda County
540423 墨脱县 Motuo County
540424 波密县 Bomi County
540425 察隅县 Chayu County
540426 朗县 Lang County
540481 米林市 Milin
540500 山南市 Shannan
540502 乃东区 Naidong District
540521 扎囊县 Zhanang County
540522 贡嘎县 Gongga County
540523 桑日县 Sangri County
540524 琼结县 Qiongjie County
540525 曲松县 Qusong County
540526 措美县 Cuomei County
540527 洛扎县 Luozha County
540528 加查县 Jiacha County
540529 隆子县 Longzi County
540531 浪卡子县 Langkazi County
540581 错那市 Cuona
540600 那曲市 Nagqu
540602 色尼区 Seni District
540621 嘉黎县 Jiali County
540622 比如县 Biru County
540623 聂荣县 Nierong County
540624 安多县 Anduo County
540625 申扎县 Shenzha County
540626 索县 Suo County
540627 班戈县 Bange County
540628 巴青县 Baqing County
540629 尼玛县 Nima County
540630 双湖县 Shuanghu County
542500 阿里地区 Ngari Prefecture
542521 普兰县 Pulan County
542522 札达县 Zhada County
542523 噶尔县 Ga’er County
542524 日土县 Ritu County
542525 革吉县 Geji County
542526 改则县 Gaize County
542527 措勤县 Cuoqin County
610000 陕西省 Shaanxi
610100 西安市 Xi’an
610102 新城区 Xincheng District
610103 碑林区 Beilin District
610104 莲湖区 Lianhu District
610111 灞桥区 Baqiao District
610112 未央区 Weiyang District
610113 雁塔区 Yanta District
610114 阎良区 Yanliang District
610115 临潼区 Lintong District
610116 长安区 Chang’an District
610117 高陵区 Gaoling District
610118 鄠邑区 Huyi District
610122 蓝田县 Lantian County
610124 周至县 Zhouzhi County
610200 铜川市 Tongchuan
610202 王益区 Wangyi District
610203 印台区 Yintai District
610204 耀州区 Yaozhou District
610222 宜君县 Yijun County
610300 宝鸡市 Baoji
610302 渭滨区 Weibin District
610303 金台区 Jintai District
610304 陈仓区 Chencang District
610305 凤翔区 Fengxiang District
610323 岐山县 Qishan County
610324 扶风县 Fufeng County
610326 眉县 Mei County
610327 陇县 Long County
610328 千阳县 Qianyang County
610329 麟游县 Linyou County
610330 凤县 Feng County
610331 太白县 Taibai County
610400 咸阳市 Xianyang
610402 秦都区 Qindou District
610403 杨陵区 Yangling District
610404 渭城区 Weicheng District
610422 三原县 Sanyuan County
610423 泾阳县 Jingyang County
610424 乾县 Qian County
610425 礼泉县 Liquan County
610426 永寿县 Yongshou County
610428 长武县 Changwu County
610429 旬邑县 Xunyi County
610430 淳化县 Chunhua County
610431 武功县 Wugong County
610481 兴平市 Xingping
610482 彬州市 Binzhou
610500 渭南市 Weinan
610502 临渭区 Linwei District
610503 华州区 Huazhou District
610522 潼关县 Tongguan County
610523 大荔县 Dali County
610524 合阳县 Heyang County
610525 澄城县 Chengcheng County
610526 蒲城县 Pucheng County
610527 白水县 Baishui County
610528 富平县 Fuping County
610581 韩城市 Hancheng
610582 华阴市 Huayin
610600 延安市 Yan’an
610602 宝塔区 Baota District
610603 安塞区 Ansai District
610621 延长县 Yanchang County
610622 延川县 Yanchuan County
610625 志丹县 Zhidan County
610626 吴起县 Wuqi County
610627 甘泉县 Ganquan County
610628 富县 Fu County
610629 洛川县 Luochuan County
610630 宜川县 Yichuan County
610631 黄龙县 Huanglong County
610632 黄陵县 Huangling County
610681 子长市 Zichang
610700 汉中市 Hanzhong
610702 汉台区 Hantai District
610703 南郑区 Nanzheng District
610722 城固县 Chenggu County
610723 洋县 Yang County
610724 西乡县 Xixiang County
610725 勉县 Mian County
610726 宁强县 Ningqiang County
610727 略阳县 Lüeyang County
610728 镇巴县 Zhenba County
610729 留坝县 Liuba County
610730 佛坪县 Foping County
610800 榆林市 Yulin
610802 榆阳区 Yuyang District
610803 横山区 Hengshan District
610822 府谷县 Fugu County
610824 靖边县 Jingbian County
610825 定边县 Dingbian County
610826 绥德县 Suide County
610827 米脂县 Mizhi County
610828 佳县 Jia County
610829 吴堡县 Wubao County
610830 清涧县 Qingjian County
610831 子洲县 Zizhou County
610881 神木市 Shenmu
610900 安康市 Ankang
610902 汉滨区 Hanbin District
610921 汉阴县 Hanyin County
610922 石泉县 Shiquan County
610923 宁陕县 Ningshan County
610924 紫阳县 Ziyang County
610925 岚皋县 Langao County
610926 平利县 Pingli County
610927 镇坪县 Zhenping County
610929 白河县 Baihe County
610981 旬阳市 Xunyang
611000 商洛市 Shangluo
611002 商州区 Shangzhou District
611021 洛南县 Luonan County
611022 丹凤县 Danfeng County
611023 商南县 Shangnan County
611024 山阳县 Shanyang County
611025 镇安县 Zhen’an County
611026 柞水县 Zhashui County
620000 甘肃省 Gansu
620100 兰州市 Lanzhou
620102 城关区 Chengguan District
620103 七里河区 Qilihe District
620104 西固区 Xigu District
620105 安宁区 Anning District
620111 红古区 Honggu District
620121 永登县 Yongdeng County
620122 皋兰县 Gaolan County
620123 榆中县 Yuzhong County
620200 嘉峪关市 Jiayuguan
620300 金昌市 Jinchang
620302 金川区 Jinchuan District
620321 永昌县 Yongchang County
620400 白银市 Baiyin
620402 白银区 Baiyin District
620403 平川区 Pingchuan District
620421 靖远县 Jingyuan County
620422 会宁县 Huining County
620423 景泰县 Jingtai County
620500 天水市 Tianshui
620502 秦州区 Qinzhou District
620503 麦积区 Maiji District
620521 清水县 Qingshui County
620522 秦安县 Qin’an County
620523 甘谷县 Gangu County
620524 武山县 Wushan County
620525 张家川回族自治县 Zhangjiachuan Hui Autonomous County
620600 武威市 Wuwei
620602 凉州区 Liangzhou District
620621 民勤县 Minqin County
620622 古浪县 Gulang County
620623 天祝藏族自治县 Tianzhu Tibetan Autonomous County
620700 张掖市 Zhangye
620702 甘州区 Ganzhou District
620721 肃南裕固族自治县 Sunan Yugur Autonomous County
620722 民乐县 Minyue County
620723 临泽县 Linze County
620724 高台县 Gaotai County
620725 山丹县 Shandan County
620800 平凉市 Pingliang
620802 崆峒区 Kongtong District
620821 泾川县 Jingchuan County
620822 灵台县 Lingtai County
620823 崇信县 Chongxin County
620825 庄浪县 Zhuanglang County
620826 静宁县 Jingning County
620881 华亭市 Huating
620900 酒泉市 Jiuquan
620902 肃州区 Suzhou District
620921 金塔县 Jinta County
620922 瓜州县 Guazhou County
620923 肃北蒙古族自治县 Subei Mongol Autonomous County
620924 阿克塞哈萨克族自治县 Akesai Kazak Autonomous County
620981 玉门市 Yumen
620982 敦煌市 Dunhuang
621000 庆阳市 Qingyang
621002 西峰区 Xifeng District
621021 庆城县 Qingcheng County
621022 环县 Huan County
621023 华池县 Huachi County
621024 合水县 Heshui County
621025 正宁县 Zhengning County
621026 宁县 Ning County
621027 镇原县 Zhenyuan County
621100 定西市 Dingxi
621102 安定区 Anding District
621121 通渭县 Tongwei County
621122 陇西县 Longxi County
621123 渭源县 Weiyuan County
621124 临洮县 Lintao County
621125 漳县 Zhang County
621126 岷县 Min County
621200 陇南市 Longnan
621202 武都区 Wudou District
621221 成县 Cheng County
621222 文县 Wen County
621223 宕昌县 Dangchang County
621224 康县 Kang County
621225 西和县 Xihe County
621226 礼县 Li County
621227 徽县 Hui County
621228 两当县 Liangdang County
622900 临夏回族自治州 Linxia Hui Autonomous Prefecture
622901 临夏市 Linxia
622921 临夏县 Linxia County
622922 康乐县 Kangle County
622923 永靖县 Yongjing County
622924 广河县 Guanghe County
622925 和政县 Hezheng County
622926 东乡族自治县 Dongxiangzu Autonomous County
622927 积石山保安族东乡族撒拉族自治县 Jishishan Bonan, Dongxiang and Salar Autonomous County
623000 甘南藏族自治州 Gannan Tibetan Autonomous Prefecture
623001 合作市 Hezuo
623021 临潭县 Lintan County
623022 卓尼县 Zhuoni County
623023 舟曲县 Zhouqu County
623024 迭部县 Diebu County
623025 玛曲县 Maqu County
623026 碌曲县 Luqu County
623027 夏河县 Xiahe County
630000 青海省 Qinghai
630100 西宁市 Xining
630102 城东区 Chengdong District
630103 城中区 Chengzhong District
630104 城西区 Chengxi District
630105 城北区 Chengbei District
630106 湟中区 Huangzhong District
630121 大通回族土族自治县 Datong Hui and Tu Autonomous County
630123 湟源县 Huangyuan County
630200 海东市 Haidong
630202 乐都区 Ledou District
630203 平安区 Ping’an District
630222 民和回族土族自治县 Minhe Hui and Tu Autonomous County
630223 互助土族自治县 Huzhu Tu Autonomous County
630224 化隆回族自治县 Hualong Hui Autonomous County
630225 循化撒拉族自治县 Xunhua Salar Autonomous County
632200 海北藏族自治州 Haibei Tibetan Autonomous Prefecture
632221 门源回族自治县 Menyuan Hui Autonomous County
632222 祁连县 Qilian County
632223 海晏县 Haiyan County
632224 刚察县 Gangcha County
632300 黄南藏族自治州 Huangnan Tibetan Autonomous Prefecture
632301 同仁市 Tongren
632322 尖扎县 Jianzha County
632323 泽库县 Zeku County
632324 河南蒙古族自治县 Henan Mongol Autonomous County
632500 海南藏族自治州 Hainan Tibetan Autonomous Prefecture
632521 共和县 Gonghe County
632522 同德县 Tongde County
632523 贵德县 Guide County
632524 兴海县 Xinghai County
632525 贵南县 Guinan County
632600 果洛藏族自治州 Guoluo Tibetan Autonomous Prefecture
632621 玛沁县 Maqin County
632622 班玛县 Banma County
632623 甘德县 Gande County
632624 达日县 Dari County
632625 久治县 Jiuzhi County
632626 玛多县 Maduo County
632700 玉树藏族自治州 Yushu Tibetan Autonomous Prefecture
632701 玉树市 Yushu
632722 杂多县 Zaduo County
632723 称多县 Chengduo County
632724 治多县 Zhiduo County
632725 囊谦县 Nangqian County
632726 曲麻莱县 Qumalai County
632800 海西蒙古族藏族自治州 Haixi Mongol and Tibetan Autonomous Prefecture
632801 格尔木市 Ge’ermu
632802 德令哈市 Delingha
632803 茫崖市 Mangya
632821 乌兰县 Wulan County
632822 都兰县 Doulan County
632823 天峻县 Tianjun County
632857 大柴旦行政委员会 Dachaidanxingzhengweiyuanhui
640000 宁夏回族自治区 Ningxia
640100 银川市 Yinchuan
640104 兴庆区 Xingqing District
640105 西夏区 Xixia District
640106 金凤区 Jinfeng District
640121 永宁县 Yongning County
640122 贺兰县 Helan County
640181 灵武市 Lingwu
640200 石嘴山市 Shizuishan
640202 大武口区 Dawukou District
640205 惠农区 Huinong District
640221 平罗县 Pingluo County
640300 吴忠市 Wuzhong
640302 利通区 Litong District
640303 红寺堡区 Hongsibao District
640323 盐池县 Yanchi County
640324 同心县 Tongxin County
640381 青铜峡市 Qingtongxia
640400 固原市 Guyuan
640402 原州区 Yuanzhou District
640422 西吉县 Xiji County
640423 隆德县 Longde County
640424 泾源县 Jingyuan County
640425 彭阳县 Pengyang County
640500 中卫市 Zhongwei
640502 沙坡头区 Shapotou District
640521 中宁县 Zhongning County
640522 海原县 Haiyuan County
650000 新疆维吾尔自治区 Xinjiang
650100 乌鲁木齐市 Urumqi
650102 天山区 Tianshan District
650103 沙依巴克区 Shayibake District
650104 新市区 Xinshi District
650105 水磨沟区 Shuimogou District
650106 头屯河区 Toutunhe District
650107 达坂城区 Dabancheng District
650109 米东区 Midong District
650121 乌鲁木齐县 Urumqi County
650200 克拉玛依市 Karamay
650202 独山子区 Dushanzi District
650203 克拉玛依区 Karamay District
650204 白碱滩区 Baijiantan District
650205 乌尔禾区 Wu’erhe District
650400 吐鲁番市 Turpan
650402 高昌区 Gaochang District
650421 鄯善县 Shanshan County
650422 托克逊县 Tuokexun County
650500 哈密市 Hami
650502 伊州区 Yizhou District
650521 巴里坤哈萨克自治县 Balikun Kazak Autonomous County
650522 伊吾县 Yiwu County
652300 昌吉回族自治州 Changji Hui Autonomous Prefecture
652301 昌吉市 Changji
652302 阜康市 Fukang
652323 呼图壁县 Hutubi County
652324 玛纳斯县 Manasi County
652325 奇台县 Qitai County
652327 吉木萨尔县 Jimusa’er County
652328 木垒哈萨克自治县 Mulei Kazak Autonomous County
652700 博尔塔拉蒙古自治州 Bortala Mongol Autonomous Prefecture
652701 博乐市 Bole
652702 阿拉山口市 Alashankou
652722 精河县 Jinghe County
652723 温泉县 Wenquan County
652800 巴音郭楞蒙古自治州 Bayingolin Mongol Autonomous Prefecture
652801 库尔勒市 Ku’erle
652822 轮台县 Luntai County
652823 尉犁县 Weili County
652824 若羌县 Ruoqiang County
652825 且末县 Qiemo County
652826 焉耆回族自治县 Yanqi Hui Autonomous County
652827 和静县 Hejing County
652828 和硕县 Heshuo County
652829 博湖县 Bohu County
652900 阿克苏地区 Aksu Prefecture
652901 阿克苏市 Aksu
652902 库车市 Kuche
652922 温宿县 Wensu County
652924 沙雅县 Shaya County
652925 新和县 Xinhe County
652926 拜城县 Baicheng County
652927 乌什县 Wushen County
652928 阿瓦提县 Awati County
652929 柯坪县 Keping County
653000 克孜勒苏柯尔克孜自治州 Kizilsu Kirgiz Autonomous Prefecture
653001 阿图什市 Atushen
653022 阿克陶县 Aketao County
653023 阿合奇县 Aheqi County
653024 乌恰县 Wuqia County
653100 喀什地区 Kashgar Prefecture
653101 喀什市 Kashgar
653121 疏附县 Shufu County
653122 疏勒县 Shule County
653123 英吉沙县 Yingjisha County
653124 泽普县 Zepu County
653125 莎车县 Shache County
653126 叶城县 Yecheng County
653127 麦盖提县 Maigaiti County
653128 岳普湖县 Yuepuhu County
653129 伽师县 Jiashi County
653130 巴楚县 Bachu County
653131 塔什库尔干塔吉克自治县 Tashenku’ergan Tajik Autonomous County
653200 和田地区 Hotan Prefecture
653201 和田市 Hotan
653221 和田县 Hotan County
653222 墨玉县 Moyu County
653223 皮山县 Pishan County
653224 洛浦县 Luopu County
653225 策勒县 Cele County
653226 于田县 Yutian County
653227 民丰县 Minfeng County
654000 伊犁哈萨克自治州 Ili Kazak Autonomous Prefecture
654002 伊宁市 Yining
654003 奎屯市 Kuitun
654004 霍尔果斯市 Huo’erguosi
654021 伊宁县 Yining County
654022 察布查尔锡伯自治县 Chabucha’er Xibe Autonomous County
654023 霍城县 Huocheng County
654024 巩留县 Gongliu County
654025 新源县 Xinyuan County
654026 昭苏县 Zhaosu County
654027 特克斯县 Tekesi County
654028 尼勒克县 Nileke County
654200 塔城地区 Tacheng Prefecture
654201 塔城市 Tacheng
654202 乌苏市 Wusu
654203 沙湾市 Shawan
654221 额敏县 Emin County
654224 托里县 Tuoli County
654225 裕民县 Yumin County
654226 和布克赛尔蒙古自治县 Hebukesai’er Mongol Autonomous County
654300 阿勒泰地区 Altay Prefecture
654301 阿勒泰市 Altay
654321 布尔津县 Bu’erjin County
654322 富蕴县 Fuyun County
654323 福海县 Fuhai County
654324 哈巴河县 Habahe County
654325 青河县 Qinghe County
654326 吉木乃县 Jimunai County
659001 石河子市 Shihezi
659002 阿拉尔市 Ala’er
659003 图木舒克市 Tumushuke
659004 五家渠市 Wujiaqu
659005 北屯市 Beitun
659006 铁门关市 Tiemenguan
659007 双河市 Shuanghe
659008 可克达拉市 Kekedala
659009 昆玉市 Kunyu
659010 胡杨河市 Huyanghe
659011 新星市 Xinxing
659012 白杨市 Baiyang
710000 台湾省 Taiwan
810000 香港特别行政区 Hong Kong
820000 澳门特别行政区 Macao`);

function read(lines: string): Option[] {
  const nodes = new Map<string, Option & { children?: Option[] }>();
  const provinces: Option[] = [];
  for (const line of lines.trim().split('\n')) {
    const [, code = '', CN = '', EN = ''] = line.match(/^(\d{6}) (\S+) (.+)$/) ?? [];
    const node = { value: code, label: { CN, EN } };
    nodes.set(code, node);
    const city = code.endsWith('00') ? undefined : nodes.get(`${code.slice(0, 4)}00`);
    const parent = code.endsWith('0000') ? undefined : (city ?? nodes.get(`${code.slice(0, 2)}0000`));
    if (!parent) provinces.push(node);
    else parent.children = [...(parent.children ?? []), node];
  }
  return provinces;
}
