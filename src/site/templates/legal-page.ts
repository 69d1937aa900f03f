import type { TemplatePage } from '../../contract/hosted-values.ts'
import type { SiteLocale } from '../section.ts'
import { hero } from '../sections/hero/index.ts'
import { richText } from '../sections/rich-text/index.ts'
import { use } from './build.ts'

interface Notice {
  title: string
  slug: string
  description: string
  html: string
}

const notices: Record<SiteLocale, Notice> = {
  en: {
    title: 'Legal notice and privacy',
    slug: 'legal-notice',
    description: 'Who is responsible for this site, how to reach them, and what happens to your data.',
    html:
      '<h2>Who runs this site</h2><p>[Name of the business or person]<br>[Street and number]<br>[Postcode and town]</p>' +
      '<p>Telephone: [number]<br>E-mail: [address]</p>' +
      '<h2>Registration</h2><p>Registered in: [register and number]<br>VAT number: [number, if there is one]<br>Professional or supervisory body: [name, if there is one]</p>' +
      '<h2>Privacy</h2><p>Responsible for your data: [name and address]</p><p>[Which data, what for, on what legal basis and for how long.]</p>' +
      '<p>You may ask to see your data and have it corrected or erased, and you may complain to the data protection authority.</p>',
  },
  uk: {
    title: 'Правова інформація та приватність',
    slug: 'pravova-informatsiia',
    description: 'Хто відповідає за цей сайт, як із ним зв’язатися та що відбувається з вашими даними.',
    html:
      '<h2>Хто веде цей сайт</h2><p>[Назва підприємства або ім’я та прізвище]<br>[Вулиця й номер будинку]<br>[Поштовий індекс і місто]</p>' +
      '<p>Телефон: [номер]<br>Електронна пошта: [адреса]</p>' +
      '<h2>Реєстрація</h2><p>Код ЄДРПОУ або РНОКПП: [номер]<br>Податковий статус: [платник ПДВ чи єдиного податку]<br>Ліцензія або свідоцтво: [номер і орган, якщо є]</p>' +
      '<h2>Приватність</h2><p>Відповідає за ваші дані: [ім’я та адреса]</p><p>[Які дані, навіщо, на якій підставі та як довго.]</p>' +
      '<p>Ви можете ознайомитися зі своїми даними, виправити чи видалити їх, а також поскаржитися Уповноваженому Верховної Ради України з прав людини.</p>',
  },
  de: {
    title: 'Impressum und Datenschutz',
    slug: 'impressum',
    description: 'Wer für diese Seite verantwortlich ist, wie man uns erreicht und was mit Ihren Daten geschieht.',
    html:
      '<h2>Angaben gemäß § 5 DDG</h2><p>[Vorname Nachname oder Firma mit Rechtsform]<br>[Straße und Hausnummer]<br>[Postleitzahl und Ort]</p>' +
      '<p>Vertreten durch: [Name, bei Gesellschaften und Vereinen]</p><p>Telefon: [Nummer]<br>E-Mail: [Adresse]</p>' +
      '<h2>Register, Steuer, Aufsicht</h2><p>Registereintrag: [Gericht und Nummer]<br>Umsatzsteuer-Identifikationsnummer: [Nummer, falls vorhanden]<br>Kammer oder Aufsichtsbehörde: [Name und Anschrift, falls vorhanden]<br>Gesetzliche Berufsbezeichnung: [Bezeichnung, Staat der Verleihung und Berufsordnung, falls vorhanden]</p>' +
      '<p>Verantwortlich nach § 18 Abs. 2 MStV: [Vorname Nachname, Anschrift, bei journalistischen Inhalten]</p>' +
      '<h2>Datenschutz</h2><p>Verantwortlich für Ihre Daten: [Name und Anschrift]</p><p>[Welche Daten, wozu, auf welcher Rechtsgrundlage und wie lange.]</p>' +
      '<p>Sie haben das Recht auf Auskunft, Berichtigung und Löschung und können sich bei der Datenschutzaufsicht beschweren.</p>',
  },
}

/** What the law asks of almost every site (in Germany: § 5 DDG), with slots in brackets. Linked from the footer. */
export function legalPage(locale: SiteLocale): TemplatePage {
  const { title, slug, description, html } = notices[locale]
  return {
    title,
    slug,
    page_type: 'standard',
    nav_order: null,
    meta_description: description,
    sections: [use(hero, { variant: 'plain', heading: title }), use(richText, { width: 'narrow', html })],
  }
}
