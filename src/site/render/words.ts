/** What the product itself says on a site, outside of what the writer wrote. */
export interface Words {
  skip: string
  menu: string
  close: string
  language: string
  theme: string
  light: string
  dark: string
  read_more: string
  minutes: (count: number) => string
  newer: string
  older: string
  newer_posts: string
  older_posts: string
  page: (page: number, pages: number) => string
  related: string
  tagged: (tag: string) => string
  all_posts: string
  no_posts: string
  published: string
  updated: string
  contents: string
  required: string
  optional: string
  leave_empty: string
  sends_to: (address: string) => string
  preview_only: (address: string) => string
  dismiss: string
  enlarge: string
  previous: string
  next: string
  before: string
  after: string
  compare: string
  yes: string
  no: string
  most_chosen: string
  monthly: string
  yearly: string
  play: string
  transcript: string
  opens_at: (host: string) => string
  source: string
  rating: (stars: number) => string
  copy: string
  copied: string
  send: string
  choose: string
  to_form: string
  breadcrumbs: string
  navigation: string
  social: string
  phone: string
  email: string
  address: string
  hours: string
  missing_picture: string
  broken_section: string
  not_found: string
  not_found_text: string
  home: string
}

const en: Words = {
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  language: 'Language',
  theme: 'Light or dark',
  light: 'Light',
  dark: 'Dark',
  read_more: 'Read more',
  minutes: (count) => `${count} min read`,
  newer: 'Newer',
  older: 'Older',
  newer_posts: 'Newer posts',
  older_posts: 'Older posts',
  page: (page, pages) => `Page ${page} of ${pages}`,
  related: 'Read on',
  tagged: (tag) => `Tagged “${tag}”`,
  all_posts: 'All posts',
  no_posts: 'Nothing has been published here yet.',
  published: 'Published',
  updated: 'Updated',
  contents: 'Contents',
  required: 'required',
  optional: 'optional',
  leave_empty: 'Leave this field empty',
  sends_to: (address) => `Or write to ${address}`,
  preview_only: (address) => `Preview: nothing is sent. Visitors send to ${address}`,
  dismiss: 'Dismiss',
  enlarge: 'Enlarge',
  previous: 'Previous',
  next: 'Next',
  before: 'Before',
  after: 'After',
  compare: 'Share of the first picture',
  yes: 'Yes',
  no: 'No',
  most_chosen: 'Most chosen',
  monthly: 'per month',
  yearly: 'per year',
  play: 'Play the video',
  transcript: 'Transcript',
  opens_at: (host) => `Opens at ${host}`,
  source: 'Source',
  rating: (stars) => `${stars} of 5 stars`,
  copy: 'Copy',
  copied: 'Copied',
  send: 'Send',
  choose: 'Choose',
  to_form: 'To the form',
  breadcrumbs: 'You are here',
  navigation: 'Main navigation',
  social: 'Elsewhere',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Hours',
  missing_picture: 'Picture missing',
  broken_section: 'This section cannot be shown',
  not_found: 'Page not found',
  not_found_text: 'The address may be old, or a letter has slipped.',
  home: 'To the start page',
}

const plural = (locale: string, count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''

const uk: Words = {
  skip: 'До змісту сторінки',
  menu: 'Меню',
  close: 'Закрити',
  language: 'Мова',
  theme: 'Світла чи темна',
  light: 'Світла',
  dark: 'Темна',
  read_more: 'Читати далі',
  minutes: (count) => `${count} хв читання`,
  newer: 'Новіший',
  older: 'Старіший',
  newer_posts: 'Новіші дописи',
  older_posts: 'Старіші дописи',
  page: (page, pages) => `Сторінка ${page} з ${pages}`,
  related: 'Читайте також',
  tagged: (tag) => `З міткою «${tag}»`,
  all_posts: 'Усі дописи',
  no_posts: 'Тут іще нічого не опубліковано.',
  published: 'Опубліковано',
  updated: 'Оновлено',
  contents: 'Зміст',
  required: 'обов’язково',
  optional: 'за бажанням',
  leave_empty: 'Залиште це поле порожнім',
  sends_to: (address) => `Або напишіть на ${address}`,
  preview_only: (address) => `Перегляд: нічого не надсилається. Відвідувачі пишуть на ${address}`,
  dismiss: 'Сховати',
  enlarge: 'Збільшити',
  previous: 'Назад',
  next: 'Далі',
  before: 'До',
  after: 'Після',
  compare: 'Частка першого зображення',
  yes: 'Так',
  no: 'Ні',
  most_chosen: 'Обирають найчастіше',
  monthly: 'на місяць',
  yearly: 'на рік',
  play: 'Відтворити відео',
  transcript: 'Текст відео',
  opens_at: (host) => `Відкриється на ${host}`,
  source: 'Джерело',
  rating: (stars) => `${stars} ${plural('uk', stars, { one: 'зірка', few: 'зірки', other: 'зірок' })} з 5`,
  copy: 'Копіювати',
  copied: 'Скопійовано',
  send: 'Надіслати',
  choose: 'Оберіть',
  to_form: 'До форми',
  breadcrumbs: 'Ви тут',
  navigation: 'Головна навігація',
  social: 'Деінде',
  phone: 'Телефон',
  email: 'Пошта',
  address: 'Адреса',
  hours: 'Години роботи',
  missing_picture: 'Зображення немає',
  broken_section: 'Цю секцію не вдається показати',
  not_found: 'Сторінку не знайдено',
  not_found_text: 'Можливо, адреса застаріла або в неї закралася помилка.',
  home: 'На головну',
}

const de: Words = {
  skip: 'Zum Inhalt',
  menu: 'Menü',
  close: 'Schließen',
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  light: 'Hell',
  dark: 'Dunkel',
  read_more: 'Weiterlesen',
  minutes: (count) => `${count} Min. Lesezeit`,
  newer: 'Neuer',
  older: 'Älter',
  newer_posts: 'Neuere Beiträge',
  older_posts: 'Ältere Beiträge',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  related: 'Weiterlesen',
  tagged: (tag) => `Zum Thema „${tag}“`,
  all_posts: 'Alle Beiträge',
  no_posts: 'Hier ist noch nichts erschienen.',
  published: 'Veröffentlicht',
  updated: 'Aktualisiert',
  contents: 'Inhalt',
  required: 'Pflichtfeld',
  optional: 'freiwillig',
  leave_empty: 'Dieses Feld bitte leer lassen',
  sends_to: (address) => `Oder schreiben Sie an ${address}`,
  preview_only: (address) => `Vorschau: Es wird nichts gesendet. Besucher schreiben an ${address}`,
  dismiss: 'Ausblenden',
  enlarge: 'Vergrößern',
  previous: 'Zurück',
  next: 'Weiter',
  before: 'Vorher',
  after: 'Nachher',
  compare: 'Anteil des ersten Bildes',
  yes: 'Ja',
  no: 'Nein',
  most_chosen: 'Am häufigsten gewählt',
  monthly: 'im Monat',
  yearly: 'im Jahr',
  play: 'Video abspielen',
  transcript: 'Text des Videos',
  opens_at: (host) => `Öffnet sich bei ${host}`,
  source: 'Quelle',
  rating: (stars) => `${stars} von 5 Sternen`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  send: 'Absenden',
  choose: 'Auswählen',
  to_form: 'Zum Formular',
  breadcrumbs: 'Sie sind hier',
  navigation: 'Hauptnavigation',
  social: 'Anderswo',
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  hours: 'Öffnungszeiten',
  missing_picture: 'Bild fehlt',
  broken_section: 'Dieser Abschnitt lässt sich nicht zeigen',
  not_found: 'Seite nicht gefunden',
  not_found_text: 'Vielleicht ist die Adresse alt, oder ein Buchstabe ist verrutscht.',
  home: 'Zur Startseite',
}

const byLanguage: Record<string, Words> = { en, uk, de }

/** In the language of a locale; English where we do not speak it. */
export const wordsOf = (locale: string): Words => byLanguage[locale.split('-')[0]!.toLowerCase()] ?? en
