/** Whether a lower-case word is among the most used passwords, or the words that they are made of. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}

const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd passwd pass passes pword motdepasse contrasena contraseña senha parola sifre şifre matkhau
  admin administrator root system superuser superadmin user guest test testing tester demo temp temporary default
  login logon signin welcome hello hallo hola access enter open letmein changeme change secret private secure security
  master manager office staff company corp business service services support server network internet computer desktop
  laptop windows linux oracle mysql postgres database backup google gmail yahoo hotmail outlook facebook twitter tiktok
  instagram linkedin youtube amazon apple iphone ipad macbook samsung android huawei xiaomi lenovo microsoft adobe nokia
  sony playstation xbox nintendo pokemon pikachu zelda mario sonic minecraft roblox fortnite dota warcraft starcraft
  diablo counter strike counterstrike halo naruto sasuke dragonball goku onepiece luffy anime manga otaku hellokitty
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer qweasd qweasdzxc asdasd qweqwe zxczxc
  poiuyt lkjhgf mnbvcxz abc abcd abcdef aaa bbb xxx zzz aabbcc abcabc foobar foo bar baz lorem ipsum
  love lover loves loving loveme loveyou iloveyou iloveu ilove iloveme mylove truelove lovely forever always together
  baby babygirl babyboy sweet sweety sweetie sweetheart honey darling angel angels princess prince queen king kings
  kingdom beautiful beauty pretty cute sexy hottie kisses kissme kiss hugs heart hearts romance happy smile lucky star
  stars superstar starlight moon moonlight sun sunny sunshine sunset sunrise summer winter spring autumn rainbow snow
  snowball snowman snowflake storm thunder lightning fire flame phoenix ice water ocean river mountain forest flower
  flowers rose roses lily daisy jasmine violet tulip orchid cherry blossom peach apples banana orange lemon mango
  strawberry blueberry pumpkin cookie cookies cupcake chocolate candy sugar coffee pepper ginger cheese pizza burger
  bacon butter noodle noodles rice dumpling panda tiger tigers lion lions bear bears wolf wolves dragon dragons eagle
  eagles falcon falcons hawk phoenixes horse horses pony unicorn monkey monkeys gorilla chicken chickens rooster duck
  ducks rabbit bunny turtle dolphin dolphins shark sharks whale fish fishing kitty kitten kittens cat cats dog dogs doggy
  puppy puppies buddy buster bailey bella max rocky charlie cooper molly lucy sadie maggie coco teddy jack jackson rusty
  shadow smokey ranger hunter hunting killer ninja samurai warrior knight wizard magic magician merlin gandalf hobbit
  frodo legolas starwars yoda vader skywalker jedi matrix neo trinity morpheus batman superman spiderman ironman hulk
  thor avengers marvel joker harley harrypotter potter hogwarts hermione dumbledore voldemort disney mickey minnie donald
  goofy pluto snoopy garfield tweety scooby bugsbunny barbie cinderella elsa frozen simba nemo shrek winnie pooh
  football soccer baseball basketball hockey tennis golf golfer volleyball rugby cricket boxing runner running swimming
  skate skater skateboard surfing surfer cycling racing racer ferrari porsche mercedes bmw audi toyota honda nissan ford
  mustang camaro corvette chevy dodge jeep yamaha kawasaki suzuki ducati harleydavidson arsenal chelsea liverpool
  manchester united manutd barcelona realmadrid madrid juventus milan bayern ajax benfica galatasaray fenerbahce besiktas
  lakers celtics bulls warriors knicks yankees redsox dodgers cubs cowboys steelers packers raiders patriots eagles1
  ronaldo messi neymar beckham zidane jordan kobe lebron curry yaoming linsanity
  music guitar piano drums drummer metal metallica slipknot nirvana eminem tupac beatles queen1 elvis madonna rihanna
  beyonce shakira bieber blackpink bangtan exo jaychou
  america american canada england london paris france germany berlin italy roma spain mexico brazil brasil portugal turkey
  turkiye istanbul ankara vietnam hanoi saigon china chinese beijing shanghai shenzhen guangzhou hangzhou nanjing suzhou
  wuhan chengdu chongqing tianjin xian hongkong taiwan taipei macau singapore japan japanese tokyo osaka korea seoul
  thailand bangkok india delhi mumbai russia moscow australia sydney africa newyork chicago boston texas california
  florida
  michael jennifer jessica ashley amanda melissa nicole stephanie elizabeth heather samantha michelle danielle rachel
  lauren rebecca christina kimberly amber tiffany crystal vanessa patricia victoria natalie olivia sophia isabella emma
  emily hannah sarah anna maria marie laura julia andrea alexandra katherine catherine caroline charlotte grace jasmin
  megan brittany courtney chelsea1 kelly linda barbara susan nancy karen betty sandra donna carol ruth sharon
  david daniel matthew joshua andrew christopher anthony robert william james john joseph thomas richard charles
  alexander benjamin nicholas jonathan justin brandon tyler kevin brian steven edward ryan eric jason jeffrey jacob
  nathan samuel patrick adam aaron zachary austin dylan logan ethan noah liam mason lucas oliver henry george peter paul
  mark luke simon martin oscar victor hector carlos miguel jose juan pedro pablo diego fernando alejandro antonio
  francisco manuel javier eduardo ricardo roberto rafael gabriel sebastian santiago mateo joao tiago bruno felipe
  gustavo rodrigo vitor mehmet mustafa ahmet hasan huseyin emre fatma ayse zeynep nguyen tran minh linh huong
  mother father mommy daddy mama papa sister brother family friend friends bestfriend myself mylife life lifes live
  living dream dreams dreamer hope faith peace freedom liberty justice truth spirit soul destiny heaven paradise
  blessed blessing jesus christ god godisgood church bible holy buddha allah bismillah amen
  money dollar dollars cash rich richman million millionaire billion gold golden silver diamond diamonds platinum
  crystal1 pearl treasure jackpot casino poker lottery winner winners champion champions victory success power powerful
  strong super mega ultra extreme awesome amazing cool cooler awesome1 great best better good badass bigboss boss
  black white red blue green yellow purple pink orange1 brown grey gray silver1 rainbow1
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december today tomorrow yesterday morning night midnight christmas santa halloween birthday newyear
  one two three four five six seven eight nine ten eleven twelve hundred thousand number
  zero first second third the and you your are this that with from have for not but what why who how when where
  please thankyou thanks sorry goodbye bye okay yes yep nope maybe nothing something everything anything whatever trustno
  trustnoone nobody somebody everybody fuck fucker fuckyou fuckoff shit bitch asshole bastard damn hell devil satan
  demon lucifer evil monster zombie vampire ghost skull death dead die kill murder blood sexsex porn pussy dick penis
  boobs blowjob weed marijuana smoke beer vodka whiskey tequila drunk party
  school college university student students teacher class science math physics chemistry biology history english
  talent talents talentservice government gov bureau district centre center apply application programme program policy
  apartment housing company1 enterprise engineer doctor professor research scholar
  woaini woaini1314 woaini520 woaini521 woaiwojia woaiwo woaini1 aini ainiyiwannian wobuaini iloveyou1314 iloveyou520
  woshishui woshini woshiwo nishishui nishizhu woxiangni wodeai wodemima mima mimamima caonima caonimabi nimade
  shabi wocao tamade woshizhu woshishabi dashabi zhu xiaozhu dazhu
  laopo laogong baobei qinaide baobao xiaobao bobo meimei gege didi jiejie mama1 baba yeye nainai laolao waipo waigong
  zhongguo zhonghua renmin woaizhongguo gongchandang jiefang tiananmen changcheng huanghe changjiang
  aaaaaa nihao nihaoma xiexie zaijian haha hahaha hehe heihei xixi lala lalala dangdang wangba
  zhang wang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang deng
  feng han cao zeng peng xiao cai pan tian dong yuan yu ye jiang wei su lu ding shen ren yao zhong cui tan fan wangwei
  zhangwei liwei wangfang liuwei lina zhangmin lijing wangjing liuyang zhangli wangyan lijun zhanglei xiaoming xiaohong
  xiaoli xiaowei xiaolong xiaofei xiaoyu xiaohei xiaobai xiaomao xiaogou xiaohua daming zhangsan lisi wangwu zhaoliu
  longlong taotao feifei fangfang tingting yuanyuan jingjing lili lulu nannan dandan weiwei huihui pingping mingming
  5201314 520520 521521 1314520 1314521 5211314 520131 7758521 7758258 584520 584131 5845201314 3344520 1314 520 521
  5203344 9420 1314258 110110 119119 120120 168168 16888 888888 666666 688688 88888888 66666666 88488848 12315 10086
  10010 95555 123123 321321 456456 789789 147147 258258 369369 147258 159159 159357 159753 741852 789456 852963 963852
  753951 951753 987654 102030 112233 121212 131313 123321 123654 123789 147852 151515 202020 212121 232323 252525 456123
  654321 666888 696969 777777 987654321 999999 a123456 a1234567 aa123456 qq123456 w123456 z123456 abc123 abcd1234 q1w2e3
  q1w2e3r4 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx qwe123 asd123 zxc123 qwerty1 password1 admin123 root123 test123 p@ssw0rd
  mynoob google1 zxcasdqwe wsxedc 3rjs1la7qe 18atcskd2w
  `
    .trim()
    .split(/\s+/),
);
