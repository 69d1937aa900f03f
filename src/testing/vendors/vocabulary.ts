/** Parts of plain sentences. One of each column makes a sentence of ten to sixteen words. */
export interface Vocabulary {
  openers: readonly string[]
  subjects: readonly string[]
  verbs: readonly string[]
  objects: readonly string[]
  endings: readonly string[]
  headings: readonly string[]
  about: (topic: string) => string
}

const en: Vocabulary = {
  openers: [
    'In practice',
    'At first',
    'Over time',
    'In most cases',
    'Early in the year',
    'On a calm day',
    'With some patience',
    'Near the end',
  ],
  subjects: [
    'a careful reader',
    'the person in charge',
    'a small team',
    'the first attempt',
    'an older method',
    'one good habit',
    'the next season',
    'a quiet morning',
  ],
  verbs: ['changes', 'explains', 'prepares', 'supports', 'outlives', 'improves', 'reveals', 'answers'],
  objects: [
    'the way the work is done',
    'what was planned before',
    'the small details of the day',
    'the order in which things happen',
    'a question that many people ask',
    'the part that is easy to forget',
    'every note made along the way',
    'the result that others will see',
  ],
  endings: [
    'without much noise',
    'before the week is over',
    'for everyone involved',
    'and keeps it that way',
    'when the weather allows it',
    'in a way that lasts',
    'step after step',
    'as far as anyone can tell',
  ],
  headings: [
    'Where to begin',
    'What to prepare',
    'How it works',
    'What it costs',
    'Common mistakes',
    'When to act',
    'Who can help',
    'What to measure',
    'How to keep going',
    'What comes next',
    'A closer look',
    'Questions people ask',
  ],
  about: (topic) => `About ${topic}`,
}

const de: Vocabulary = {
  openers: [
    'In der Praxis',
    'Am Anfang',
    'Mit der Zeit',
    'In den meisten Fällen',
    'Früh im Jahr',
    'An ruhigen Tagen',
    'Mit etwas Geduld',
    'Gegen Ende',
  ],
  subjects: [
    'verändert eine gute Gewohnheit',
    'erklärt der erste Versuch',
    'bereitet ein kleines Team',
    'stützt die ältere Methode',
    'überdauert der nächste Schritt',
    'verbessert ein stiller Morgen',
    'zeigt die Erfahrung',
    'beantwortet der Alltag',
  ],
  verbs: ['oft', 'leise', 'gründlich', 'langsam', 'sicher', 'erneut', 'deutlich', 'am Ende'],
  objects: [
    'die Art der Arbeit',
    'den Plan vom Vortag',
    'die kleinen Dinge des Tages',
    'die Reihenfolge der Schritte',
    'eine Frage vieler Menschen',
    'den leicht vergessenen Teil',
    'jede Notiz am Rand',
    'das sichtbare Ergebnis',
  ],
  endings: [
    'ohne großes Aufsehen',
    'noch vor dem Wochenende',
    'für alle Beteiligten',
    'und hält daran fest',
    'wenn das Wetter es zulässt',
    'auf eine Weise, die bleibt',
    'Schritt für Schritt',
    'soweit man das sagen kann',
  ],
  headings: [
    'Wo man beginnt',
    'Was man braucht',
    'Wie es geht',
    'Was es kostet',
    'Häufige Fehler',
    'Wann man handelt',
    'Wer helfen kann',
    'Was man misst',
    'Wie man dranbleibt',
    'Was danach kommt',
    'Genauer betrachtet',
    'Fragen vieler Leute',
  ],
  about: (topic) => `Über ${topic}`,
}

const uk: Vocabulary = {
  openers: [
    'На практиці',
    'Спочатку',
    'З часом',
    'У більшості випадків',
    'На початку року',
    'У тихий день',
    'З невеликим терпінням',
    'Ближче до кінця',
  ],
  subjects: [
    'уважний читач',
    'невелика команда',
    'перша спроба',
    'давній спосіб',
    'добра звичка',
    'наступний сезон',
    'тихий ранок',
    'власний досвід',
  ],
  verbs: ['змінює', 'пояснює', 'готує', 'підтримує', 'перевершує', 'поліпшує', 'відкриває', 'показує'],
  objects: [
    'те, як виконують роботу',
    'план попереднього дня',
    'дрібні подробиці справи',
    'порядок кожного кроку',
    'запитання багатьох людей',
    'частину, яку легко забути',
    'кожну нотатку на полях',
    'результат, який побачать інші',
  ],
  endings: [
    'без зайвого галасу',
    'ще до кінця тижня',
    'для всіх учасників',
    'і тримається цього',
    'коли дозволяє погода',
    'так, щоб це лишилося',
    'крок за кроком',
    'наскільки можна судити',
  ],
  headings: [
    'З чого почати',
    'Що підготувати',
    'Як це працює',
    'Скільки це коштує',
    'Типові помилки',
    'Коли діяти',
    'Хто допоможе',
    'Що вимірювати',
    'Як не зупинитися',
    'Що буде далі',
    'Погляд зблизька',
    'Про що питають',
  ],
  about: (topic) => `Про ${topic}`,
}

const languages: Record<string, Vocabulary> = { en, de, uk }

export const vocabularyOf = (language: string): Vocabulary => languages[language] ?? en
