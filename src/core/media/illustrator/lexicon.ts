import { pick, type Random } from '../../generation/drafter/random.ts'

export type Setting = 'sea' | 'mountain' | 'city' | 'forest' | 'field' | 'room'
export type Time = 'dawn' | 'day' | 'dusk' | 'night'
export type Subject =
  | 'cup'
  | 'book'
  | 'bee'
  | 'flower'
  | 'laptop'
  | 'fruit'
  | 'people'
  | 'balloon'
  | 'chart'
  | 'heart'
  | 'bulb'
  | 'boat'
  | 'cabin'
  | 'tree'
  | 'rocket'
  | 'cat'
  | 'shield'
  | 'note'

/** What a picture is of. */
export interface Motif {
  setting: Setting
  subject: Subject
  time: Time
  winter: boolean
  /** Degrees: the colour of the subject. */
  hue: number
}

interface Meaning {
  setting?: Setting
  subject?: Subject
  time?: Time
  winter?: true
  hue?: number
}

/** Beginnings of words in English, Ukrainian and German; a closing `.` asks for the whole word. */
const words: [Meaning, string][] = [
  [
    { setting: 'sea' },
    'sea. seas. ocean coast beach island wave surf мор океан пляж узбереж острів meer ozean strand küste insel ostsee nordsee',
  ],
  [
    { setting: 'sea', subject: 'boat' },
    'boat ship. ships. sail yacht harbo lighthouse корабл човен яхт порт. вітрил schiff boot. boote segel hafen leuchtturm',
  ],
  [
    { setting: 'mountain' },
    'mountain hill. hills. peak alp. alps alpine hik climb summit гор. гори горах гірськ карпат альп похід berg alpen wander gipfel',
  ],
  [
    { setting: 'mountain', subject: 'cabin' },
    'cabin hut. lodge chalet cottage хатин будиночок котедж hütte ferienhaus',
  ],
  [
    { setting: 'city' },
    'city cities urban street downtown skyline architect building місто місті міст. вулиц будівл kyiv київ stadt städt straße gebäude berlin',
  ],
  [
    { setting: 'forest', subject: 'tree' },
    'forest wood. woods tree jungle park. parks ліс. ліси лісі лісов дерев парк wald wälder baum bäume',
  ],
  [
    { setting: 'field', subject: 'flower', hue: 350 },
    'garden flower rose. plant bloom spring botan сад. саду сади садів квіт рослин весн навесн garten gärten blume pflanz frühling',
  ],
  [
    { setting: 'field', subject: 'bee', hue: 85 },
    'bee. bees beekeep honey hive pollinat wasp бджол мед. медов пасік вулик biene honig imker',
  ],
  [
    { setting: 'field' },
    'field farm meadow countryside village agricultur wheat поле поля ферм луг. село села пшениц feld felder wiese bauernhof dorf weizen landwirt',
  ],
  [
    { setting: 'room', subject: 'cup', hue: 45 },
    'coffee café cafe espresso latte tea. cup. mug breakfast кав. кава каву кави кавою чай чаю чашк сніданок kaffee tee. tasse frühstück',
  ],
  [
    { setting: 'room', subject: 'book', hue: 25 },
    'book read. reading writ novel librar story school learn educat study course книг книж читан писат письм бібліотек школ навчан освіт роман buch bücher lesen schreib bibliothek schule lernen bildung studium',
  ],
  [
    { setting: 'room', subject: 'laptop', hue: 255 },
    "technolog software computer laptop office digital code. coding program internet website app. apps data. artificial robot developer технолог програм компʼютер комп'ютер ноутбук цифров офіс сайт дані штучн робот technologie rechner büro digital entwickl künstlich daten",
  ],
  [
    { setting: 'room', subject: 'fruit', hue: 28 },
    'food fruit apple recipe cook kitchen vegetable meal bak restaurant їж. їжа їжі фрукт яблук рецепт готу кухн овоч страв ресторан essen obst apfel äpfel rezept koch küche gemüse',
  ],
  [
    { setting: 'city', subject: 'people', hue: 30 },
    'people team person friend famil communit customer man. woman women child human люд команд друз родин дит жінк чоловік спільнот клієнт mensch leute familie freund kund frau. frauen mann. kind. kinder gemeinschaft',
  ],
  [
    { setting: 'mountain', subject: 'balloon', hue: 30 },
    'travel trip. trips journey adventure balloon holiday vacation tour flight мандр подорож пригод відпустк турист тур. політ reise urlaub abenteuer ballon flug ausflug',
  ],
  [
    { setting: 'city', subject: 'chart', hue: 160 },
    'financ money invest bank budget market. marketing econom price sales startup busines growth crypto фінанс грош інвест банк бюджет ринок маркет економ цін. ціни бізнес продаж geld finanz bank. wirtschaft preis markt unternehm vertrieb',
  ],
  [
    { setting: 'field', subject: 'heart', hue: 12 },
    'health heart love medic wellness doctor fitness yoga sleep mental здоров серц любов медиц лікар фітнес йога сон. gesund herz liebe medizin arzt ärzt schlaf',
  ],
  [
    { setting: 'room', subject: 'bulb', hue: 85 },
    'idea. ideas creativ innovat inspir energy electric light. lamp solution ідея ідеї творч інновац натхнен енерг світло ламп idee kreativ energie strom licht lampe lösung',
  ],
  [
    { setting: 'mountain', subject: 'rocket', hue: 15 },
    'space rocket launch planet star. stars astronom galax moon космос ракет запуск планет зір. зірк астроном weltraum rakete planet stern mond',
  ],
  [
    { setting: 'room', subject: 'cat', hue: 55 },
    'cat. cats kitten pet. pets dog. dogs puppy animal кіт. кота коти кішк собак твар katze hund haustier tier.',
  ],
  [
    { setting: 'city', subject: 'shield', hue: 240 },
    'secur privacy protect safe password insur law. legal безпек захист приват пароль страхув закон sicher datenschutz schutz versicher recht. gesetz',
  ],
  [
    { setting: 'room', subject: 'note', hue: 310 },
    'music song concert sound podcast guitar piano музик пісн концерт звук подкаст гітар musik lied konzert klang gitarre klavier',
  ],
  [
    { setting: 'mountain', winter: true },
    'winter snow ski. skiing frost ice. christmas icy зим взимк узимк сніг лиж мороз лід. різдв schnee frost eis. weihnacht',
  ],
  [{ time: 'night' }, 'night midnight moonlit dark. stars ніч ночі нічн вночі nacht nächt dunkel'],
  [
    { time: 'dusk' },
    'sunset dusk evening autumn захід вечір вечор ввечер увечер осін восени abend sonnenuntergang herbst',
  ],
  [{ time: 'dawn' }, 'sunrise dawn morning ранок ранк вранц зранк світан схід morgen sonnenaufgang'],
  [{ time: 'day' }, 'sun. sunny summer noon сонц літо літн влітк улітк сонячн sonne sommer mittag'],
]

const lexicon = words.flatMap(([meaning, list]) => list.split(' ').map((beginning) => ({ meaning, beginning })))

function meaningOf(word: string): Meaning | undefined {
  const found = lexicon
    .filter(({ beginning }) =>
      beginning.endsWith('.') ? word === beginning.slice(0, -1) : word.startsWith(beginning) && beginning.length > 2,
    )
    .toSorted((a, b) => b.beginning.length - a.beginning.length)
  return found[0]?.meaning
}

/** What stands there when nobody said: it fits the setting. */
const guests: Record<Setting, readonly Subject[]> = {
  sea: ['boat', 'boat', 'balloon'],
  mountain: ['cabin', 'balloon', 'tree'],
  city: ['people', 'balloon', 'tree'],
  forest: ['tree', 'cabin'],
  field: ['tree', 'balloon', 'cabin'],
  room: ['book', 'flower', 'cup'],
}
const hues: Partial<Record<Subject, number>> = { tree: 20, cabin: 35, boat: 25, flower: 350, cup: 45, balloon: 20 }

/** The first word that says something about setting, subject or time decides it; the numbers decide the rest. */
export function readPrompt(prompt: string, random: Random): Motif {
  const meanings = (
    prompt
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}'ʼ’]+/gu) ?? []
  )
    .slice(0, 400)
    .map((word) => meaningOf(word.replace('’', 'ʼ')))
    .filter((each) => each !== undefined)
  const first = <Key extends keyof Meaning>(key: Key) => meanings.find((each) => each[key] !== undefined)?.[key]
  // A place named without a thing in it wins over the place that a thing brings along.
  const named = meanings.find((each) => each.setting !== undefined && each.subject === undefined)?.setting
  const setting =
    named ?? first('setting') ?? pick<Setting>(['mountain', 'sea', 'field', 'room', 'forest', 'city'], random)!
  const subject = first('subject') ?? pick(guests[setting], random)!
  const usual = pick<Time>(['day', 'day', 'dawn', 'dusk'], random)!
  const drift = (random() - 0.5) * 24
  return {
    setting,
    subject,
    time: first('time') ?? (subject === 'rocket' ? 'night' : usual),
    winter: first('winter') ?? false,
    hue: (meanings.find((each) => each.subject === subject)?.hue ?? hues[subject] ?? random() * 360) + drift,
  }
}
