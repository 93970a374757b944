/** What results say in words: what to look at next, what was seen together, changes, how many are enough, refusals. CN is the source: its shape is the catalogue's type. */
export const CN = {
  // The reason of a finding when areas were noted.
  at: '{why}区域：{areas}。',

  weekly: { title: '一周后同一时间再评', why: '本次报告没有需要处理的项目。' },
  flagDeaths: { title: '立即给兽医打电话', why: '报告了突然死亡。鞋套、工具和手机套不要带到其他禽舍。' },
  flagGreen: {
    title: '停止评分，封闭禽舍，给兽医打电话',
    why: '{n} 份粪便样中有 {x} 份为绿色，同时禽群有异常表现。',
  },
  flagBlood: { title: '今天联系兽医，用干净的袋子留一份新鲜粪便', why: '{section}：{n} 份中有 {x} 份带血。' },
  flagFoot: { title: '查找走不动的禽只，与兽医商定处理办法', why: '{n} 只中有 {x} 只的脚垫大部分结痂（4 分）。' },

  litter5: {
    title: '今天就补铺垫料或把禽只移离湿处，加强通风，联系兽医',
    why: '有评分点已湿透（5 分）；{n} 处中有 {x} 处在 3 分及以上。',
  },
  litter4: {
    title: '今天检查脚垫和氨气，核对饲料的油脂和盐分',
    why: '有评分点板结成壳（4 分）；{n} 处中有 {x} 处在 3 分及以上。',
  },
  litter3: {
    title: '清除结块，补加垫料，加大通风，再看粪便质地',
    why: '{n} 处中有 {x} 处在 3 分及以上，最差 {worst} 分。',
  },
  litter2: {
    title: '检查乳头高度、水压和进风口是否漏水',
    why: '{n} 处中有 {x} 处微潮（2 分），是早期信号。',
  },
  litterDrinker: {
    title: '检查饮水乳头的高度、水压和漏水',
    why: '潮湿多在饮水线附近：{n} 处中有 {x} 处在 3 分及以上，最差 {worst} 分。',
  },
  litterDusty: { title: '垫料过干，减少扬尘', why: '{n} 处中有 {x} 处起尘；过干同样伤呼吸道。' },

  colour1: {
    title: '看粪便质地和未消化谷粒，核对采食量和增重',
    why: '{n} 份中有 {x} 份为浅黄褐色。新批次饲料或浅色谷物也会如此。',
  },
  colour2: {
    title: '再看盲肠粪颜色，核对饲料原料',
    why: '{n} 份中有 {x} 份为黄色。玉米多或含色素的饲料也会如此。',
  },
  colour2Turkey: {
    title: '看盲肠粪颜色和火鸡的死亡数，并告知兽医',
    why: '{n} 份中有 {x} 份为黄色。先排除饲料色素。',
  },
  colour3: {
    title: '把日龄、疫苗和用药记录告知兽医，请其检查肠道',
    why: '{n} 份中有 {x} 份见橘红色黏液。先排除含红色素的原料。',
  },
  colour4: {
    title: '先查料线和料盘是否断料，再看死亡和呼吸情况',
    why: '{n} 份中有 {x} 份为绿色。断料、青料或停光后也会如此。',
  },
  colour5: {
    title: '查饮水、水料比，并咨询兽医',
    why: '{n} 份中有 {x} 份为白色、石灰样。高蛋白、高盐和高温也会如此。',
  },
  texture2: {
    title: '查饲料粒度、酶制剂和水料比',
    why: '{n} 份中有 {x} 份不成形（2 分及以上）。',
  },
  texture3: {
    title: '今天检查饮水、盐分和舍温，联系兽医',
    why: '{n} 份中有 {x} 份不成形，其中有水样粪（3 分）。48 小时内可能加重。',
  },
  textureDuck: {
    title: '与本舍以往的结果比较',
    why: '{n} 份中有 {x} 份不成形。鸭粪本来偏软，只看本场的变化。',
  },
  cecColour1: {
    title: '核对近期换料和蛋白水平，再看盲肠粪质地',
    why: '{n} 份盲肠粪中有 {x} 份为焦糖色。',
  },
  cecColour2: {
    title: '联系兽医；回想近几天的换料和用药',
    why: '{n} 份盲肠粪中有 {x} 份为黄色。',
  },
  cecColour2Vet: {
    title: '今天联系兽医，请其剖检肝脏和盲肠',
    why: '{n} 份盲肠粪中有 {x} 份为黄色。',
  },
  cecTexture1: {
    title: '48 小时内再看一次盲肠粪',
    why: '{n} 份盲肠粪中有 {x} 份变稀或有气泡。偶见一份属常见，比例上升才要紧。',
  },
  cecTexture2: {
    title: '核对最近一周的换料和垫料，请兽医评估肠道',
    why: '{n} 份盲肠粪中有 {x} 份变稀，其中有泡沫状或液状。',
  },
  foot1: {
    title: '检查饮水线下的垫料和粪便质地',
    why: '{n} 只中有 {x} 只脚垫有痂。小的痂下面也可能已有溃疡。',
  },
  foot2: { title: '本周制定垫料计划，同时查看跗关节', why: '{n} 只中有 {x} 只在 2 分及以上。' },
  foot3: { title: '联系兽医，观察步态，补铺垫料', why: '{n} 只中有 {x} 只在 3 分及以上，会疼痛。' },
  feather2: {
    title: '检查休息处的垫料、密度和粪便',
    why: '{n} 只中有 {x} 只羽毛明显脏污（2 分及以上）。',
  },
  feather3: {
    title: '今天处理垫料，找出病弱禽，查看跗关节',
    why: '{n} 只中有 {x} 只在 2 分及以上，其中有羽毛粘结（3 分）。',
  },
  featherVent: {
    title: '先看粪便质地，再看垫料',
    why: '{n} 只中有 {x} 只羽毛脏污，多在肛门周围；这里脏多因粪便，胸部脏多因垫料。',
  },
  ammoniaAlarm: {
    title: '{place}：立即通风，然后重测',
    why: '{ppm} ppm，高于 25 ppm。眼睛刺痛就离开禽舍。',
  },
  ammoniaAct: { title: '{place}：加强通风，今晚重测', why: '{ppm} ppm，高于限值 {limit} ppm。' },
  ammoniaFansOff: {
    title: '{place}：加强通风，今晚重测',
    why: '{ppm} ppm，高于限值 {limit} ppm。测量时风机关闭。',
  },
  ammoniaUnsure: {
    title: '{place}：用氨气仪再测一次',
    why: '读数 {ppm} ppm。按所用方法的误差，实际在 {low} 至 {high} ppm 之间，可能在界限的任一边。',
  },
  ammoniaWatch: {
    title: '{place}：夜间多通风，本周再测',
    why: '{ppm} ppm，低于限值 {limit} ppm；从约 10 ppm 起健康就可能受影响。',
  },
  repeat: { title: '24 至 48 小时内再评 {n} 份粪便样', why: '肠道问题可在 48 小时内加重，再看一次就知道走向。' },
  more: {
    title: '{section}：再评 {count} 个',
    why: '只有 {n} 条记录，真实比例在 {low}% 至 {high}% 之间，还说明不了问题。',
  },

  hint: {
    gutFloorFeet: '粪便偏软、垫料潮湿、脚垫有痂一起出现：粪里的水进了垫料，又伤了脚。先从水和通风着手，再复查粪便。',
    gutFloorAir: '粪便偏软、垫料潮湿、氨气偏高一起出现：湿垫料会产生氨气。先从水和通风着手，再复查粪便。',
    drinkerFloor: '饮水线下潮湿，而粪便成形：水更可能来自饮水线，而不是禽只。先检查乳头和漏水。',
    floorAir: '垫料潮湿和氨气偏高一起出现：氨气来自湿处。先让垫料变干，再调通风。',
    airAlone: '垫料干燥，氨气却偏高：先看风机、进风口和夜间通风设定。',
    ventGut: '肛门周围脏和粪便偏软一起出现：脏污来自粪便，不是地面。先看肠道和饮水。',
    floorFeathers: '垫料潮湿和羽毛脏污一起出现：禽只卧在湿处。先处理休息处的垫料。',
    feetBefore: '现在垫料是干的，脚垫却有痂：痂是之前留下的。回看前几周的垫料和饮水记录。',
    bothDroppings: '小肠粪和盲肠粪同时异常：回想最近三天的换料、用药、疫苗和饮水。',
  },

  change: {
    rise: '比{when}明显上升：由 {from}% 到 {to}%，差值在 {low} 至 {high} 个百分点之间。',
    fall: '比{when}明显下降：由 {from}% 到 {to}%，差值在 {low} 至 {high} 个百分点之间。',
    none: '比{when}无明显变化：由 {from}% 到 {to}%，差值在 {low} 至 {high} 个百分点之间。',
    indexRise: '比{when}明显上升：由 {from} 到 {to}（估算指数 0-200）。',
    indexFall: '比{when}明显下降：由 {from} 到 {to}（估算指数 0-200）。',
    indexNone: '比{when}无明显变化：由 {from} 到 {to}（估算指数 0-200）。',
    ppmRise: '比{when}明显上升：最高值由 {from} 到 {to} ppm。',
    ppmFall: '比{when}明显下降：最高值由 {from} 到 {to} ppm。',
    ppmNone: '比{when}无明显变化：最高值由 {from} 到 {to} ppm。',
    broken: '两次之间评分标准换了版本，不作比较。',
    day: '第 {day} 天',
    last: '上次',
    lastFlock: '上一批第 {day} 天',
  },

  advice: {
    enough: '已足够判断：区间没有越过界限。',
    more: '再评 {count} 个可能就够判断。',
    cannot: '评满 {most} 个也判断不了，区间仍会越过界限；实际比例最高可达 {high}%。',
    clean:
      '评满 {most} 个全部正常也不能证明没有问题：实际比例最高仍可达 {high}%。要低于 {good}%，需要 {needed} 个全部正常。',
    forTen: '再评 {count} 个可达 ± 10%',
    places: '{n} 个都来自 {count} 处，只相当于约 {effective} 个：同一处的禽只彼此相似。',
    morePlaces: '多走几处更有用。',
  },

  rules: {
    unknownKey: '应用不认识这条内容，没有保存。请更新应用后再试。',
    wrongShape: '这条内容不完整或格式不对，没有保存。请重新填写。',
    empty: '内容不能为空。',
    tooLong: '文字太长，请缩短后再保存。',
    scoreOutside: '这个评分不在量表范围内，请重新选择。',
    tooManyItems: '每份报告最多 20 个。已有的评分都已保留，要换一个请先删除。',
    tooManyReadings: '氨气最多记录 8 处。已有的读数都已保留，要换一处请先删除。',
    numberTaken: '这个编号已有记录，请用下一个编号。',
    ppmOutside: '请填写 0 至 500 之间的 ppm 值。',
    limitsWrong: '“良好”的界限不能高于“采取措施”的界限，也不能超出范围。',
    dayWrong: '没有这一天，请检查日期。',
    photoTooBig: '图片大小不能超过 10MB。请选择较小的图片或重新拍摄；评分已保留。',
    tallyTooMany: '走查最多计 200 只。',
    bothScores: '请同时评定颜色和质地，或跳过这份粪便样。',
    nothingScored: '这一项还没有评分。请至少评一个，或跳过本项。',
    fourLocations: '请至少测量 4 个不同的位置，或跳过本项。',
  },
};

export type FindingsTexts = typeof CN;
