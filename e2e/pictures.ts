import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the pictures of the README show. */
export interface Shown {
  title: string
  text: readonly string[]
  language: 'en' | 'uk' | 'de'
  status?: 'published' | 'archived'
  words?: number
  model?: string
  hoursAgo: number
}

const shelf: readonly Shown[] = [
  {
    title: 'Перша весна на пасіці: помилки, яких можна уникнути',
    text: ['Перший огляд роблять у безвітряний день, коли в затінку дванадцять градусів.'],
    language: 'uk',
    words: 1486,
    hoursAgo: 480,
  },
  {
    title: 'Smoke, veil, patience: a first visit to the apiary',
    text: ['Nobody is stung for standing still.'],
    language: 'en',
    status: 'archived',
    words: 905,
    hoursAgo: 360,
  },
  {
    title: 'Thirty years with the same forty hives: an interview',
    text: ['“I have never owned more bees than I could know,” she says.'],
    language: 'en',
    status: 'published',
    words: 2317,
    hoursAgo: 250,
  },
  {
    title: 'Ein Balkon für Wildbienen',
    text: ['Zwei Kästen, eine Schale Sand und ein Südfenster genügen für den Anfang.'],
    language: 'de',
    words: 760,
    model: 'claude-sonnet-4-6',
    hoursAgo: 170,
  },
  {
    title: 'Як читати етикетку на банці меду',
    text: ['Країна походження стоїть дрібним шрифтом, але саме вона говорить найбільше.'],
    language: 'uk',
    status: 'published',
    words: 1120,
    hoursAgo: 122,
  },
  {
    title: 'Twelve plants that feed bees in October',
    text: ['Ivy comes first, and for many colonies it comes last as well.'],
    language: 'en',
    words: 1540,
    model: 'gpt-4o',
    hoursAgo: 74,
  },
  {
    title: 'What a jar of honey really costs',
    text: ['A jar holds the work of some six hundred bees and of one person.'],
    language: 'en',
    status: 'published',
    words: 1835,
    hoursAgo: 50,
  },
  {
    title: 'Медові рослини лісостепу: календар цвітіння',
    text: ['Липа цвіте в червні, і тоді бджоли мають найбільше роботи.'],
    language: 'uk',
    words: 2064,
    hoursAgo: 27,
  },
  {
    title: 'Дикі бджоли в місті: хто живе поруч із нами',
    text: ['Більшість диких бджіл живе поодинці, і жодна з них не робить меду.'],
    language: 'uk',
    words: 1312,
    hoursAgo: 3,
  },
]

const article: Shown = {
  title: 'A hive on the roof: one year above the city',
  text: [
    'In March the roof is only a roof: gravel, two chimneys, a rope for the washing. By May it is the busiest place in the street, and nobody down there knows.',
    'I carried the first hive up eleven floors because the lift was being repaired. That was a good lesson. Everything a beekeeper owns has to be lifted, and most of it has to be lifted in July.',
    '## What a city gives',
    'Bees do not mind the traffic. Within two kilometres of our door there are more kinds of flowers than in the wheat country where I grew up, and somebody waters them:',
    '- limes along the tram line, from the middle of June',
    '- lavender on perhaps four hundred balconies',
    '- ivy on the courthouse, until the first frost',
    '> A village has one spring. A city has a new one every three weeks.',
    'The first honey was pale and tasted of lime and, a little, of mint. We took nine kilograms and left the rest.',
  ],
  language: 'en',
  hoursAgo: 0.2,
}

const run = {
  model: 'gpt-4o',
  topic: 'How a beekeeper prepares a hive for winter',
  outline: {
    title: 'Before the frost: preparing a hive for winter',
    sections: [
      { heading: 'Weigh it before you worry', goal: 'Stores decide', key_points: ['Eighteen kilograms'], words: 150 },
      { heading: 'A smaller house is a warmer house', goal: 'Space', key_points: ['Ten frames to seven'], words: 150 },
      { heading: 'Dry bees outlive warm bees', goal: 'Air', key_points: ['A gap under the roof'], words: 150 },
      { heading: 'Then leave them alone', goal: 'Quiet', key_points: ['Listen, do not open'], words: 150 },
    ],
  },
  sections: [
    'A colony does not freeze to death. It starves, and it does so in March, when the keeper has stopped counting. So the first work of autumn is done with a scale: lift the hive at the back, read the number, lift it at the front, and add the two.\n\nEighteen kilograms of stores is a modest winter, twenty-two a safe one. What is missing is fed before the middle of September, while the bees can still dry what they are given and close it under wax. Later than that, syrup is only water brought into a house that has to stay dry.',
    'Thirty thousand bees filled the hive in June. Ten thousand will sit in it at New Year, in a ball no larger than a melon, and they heat only the ball. Every empty frame beside them is a wall of cold.\n\n- Take out the frames that hold neither brood nor stores.\n- Put the heaviest combs at the sides, where the bees arrive last.\n- Narrow the door to the width of two fingers, against mice.\n\nSeven full frames are better than ten half empty ones.',
    'Ten thousand bees breathe out a glass of water every night. In a tight hive it rises, meets the cold lid and comes down again as rain. That is what kills: not the frost outside but the drizzle inside.\n\nA gap of four millimetres under the roof lets the damp go and keeps the warmth where it is made. Tilt the floor a little forward as well, so that what does run off leaves by the door. Some keepers lay a sack of chaff over the frames; it drinks what the gap does not carry away, and in spring it smells of bread.',
  ],
  /** The picture is taken when the model has come this far. */
  until: 'keeps the warmth where it is made',
}

export const editorial = { shelf, article, run }

/** A library that came together over weeks: nothing in the window can write into the past. */
export function later(folder: string, shown: readonly Shown[]): void {
  const db = new DatabaseSync(join(folder, 'quoin.db'))
  const set = db.prepare(
    `update articles set updated_at = ?, created_at = ?, language = ?, status = ?, model = ?,
       word_count = coalesce(?, word_count) where title = ?`,
  )
  for (const { title, language, status, words, model, hoursAgo } of shown) {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    set.run(at, at, language, status ?? 'draft', model ?? '', words ?? null, title)
  }
  db.close()
}
