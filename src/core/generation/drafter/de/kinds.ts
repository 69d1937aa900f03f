import type { Bank } from '../bank.ts'

export const kinds: Bank['kinds'] = {
  guide: {
    titles: [
      'ein Leitfaden zum Arbeiten',
      'wo man anfängt und worauf man achtet',
      'ein Leitfaden für die ersten Monate',
    ],
    description:
      'was man zuerst wissen und entscheiden sollte, welche Fehler teuer sind und wie man noch diese Woche anfängt.',
    intro: {
      heading: 'Bevor Sie anfangen',
      goal: 'Versprechen Sie eine Sache, die nach dem letzten Absatz möglich ist.',
      points: ['Was man danach kann', 'Was man vorher braucht', 'Was dieser Leitfaden anderen überlässt'],
      say: [
        'Dieser Leitfaden führt durch ein einziges Thema, von der ersten Frage zum ersten Ergebnis: {topic}.',
        'Wer zum ersten Mal nach {t} sucht, braucht eher einen Weg als einen Berg von Tatsachen.',
        'Hinter den Worten {t} steht ein einfacher Wunsch: genug zu wissen, um anzufangen, und gut anzufangen.',
      ],
    },
    closing: {
      heading: 'Wie es weitergeht',
      goal: 'Geben Sie einen Schritt mit auf den Weg, der in die kommende Woche passt.',
      points: [
        'Gibt es einen klaren ersten Schritt?',
        'Steht neben jeder Warnung ein Ausweg?',
        'Könnte ein Neuling den Kern nacherzählen?',
      ],
      say: [
        'Ein Leitfaden hat seine Arbeit getan, wenn man ihn schließt und anfängt.',
        'Nennen Sie einen Ort zum Weitermachen und nicht zehn.',
      ],
    },
    faq: 'Häufige Fragen',
  },
  'how-to': {
    titles: ['Schritt für Schritt', 'die Schritte der Reihe nach', 'so wird es gemacht'],
    description: 'was bereitliegen muss, die Schritte der Reihe nach, die Probe am Ende und Hilfe, wenn es misslingt.',
    intro: {
      heading: 'Was am Ende dasteht',
      goal: 'Beschreiben Sie zuerst das fertige Ergebnis, damit man weiß, wofür die Mühe ist.',
      points: ['Das Ergebnis in einem Satz', 'Die nötige Zeit', 'Wer es lieber lassen sollte'],
      say: [
        'Am Ende dieser Anleitung steht ein Ergebnis, das man anfassen oder prüfen kann: {topic}.',
        'Eine Anleitung mit dem Titel {t} ist gut, wenn man ihr mit einer freien Hand folgen kann.',
        'Den Titel {t} kann man auf mehrere Arten einlösen; hier steht eine, die sich wiederholen lässt.',
      ],
    },
    closing: {
      heading: 'Wenn es getan ist',
      goal: 'Sagen Sie, wie ein gutes Ergebnis nach einem Tag und nach einem Monat aussieht.',
      points: [
        'Hat jemand anders jeden Schritt erprobt?',
        'Wird jedes Werkzeug genannt, bevor man es braucht?',
        'Steht da, wie man einen Schritt rückgängig macht?',
      ],
      say: [
        'Schließen Sie mit der Probe, die keine Minute dauert.',
        'Erwähnen Sie, was sich für den nächsten Versuch aufheben lässt.',
      ],
    },
    faq: 'Fragen, die unterwegs auftauchen',
  },
  list: {
    titles: ['was Ihre Zeit wert ist', 'eine kurze Liste mit Gründen', 'was auf die Liste gehört'],
    description: 'eine kurze Liste mit Gründen, was man zuerst ansieht, was überschätzt wird und wie man wählt.',
    intro: {
      heading: 'Wie diese Liste zu lesen ist',
      goal: 'Sagen Sie, wie die Liste entstanden ist und in welcher Reihenfolge sie steht.',
      points: [
        'Wer gewählt hat und nach welchem Maß',
        'Ob die Reihenfolge etwas bedeutet',
        'Was die Liste nicht enthält',
      ],
      say: [
        'Eine Liste verspricht eine Auswahl, und diese wählt innerhalb eines einzigen Themas: {topic}.',
        'Listen zum Thema {t} sind schnell gemacht; die Gründe hinter jedem Eintrag sind die eigentliche Arbeit.',
        'Wer nach {t} sucht, ist mit einer kurzen Liste samt Gründen besser bedient als mit einer langen ohne.',
      ],
    },
    closing: {
      heading: 'Wenn es nur eines sein darf',
      goal: 'Nennen Sie den einen Eintrag, den Sie behielten, wenn alle anderen gestrichen würden.',
      points: ['Hat jeder Eintrag einen Grund?', 'Ließen sich zwei Einträge vereinen?', 'Ist die Reihenfolge erklärt?'],
      say: [
        'Ein klarer Favorit hilft mehr als ein diplomatisches Unentschieden.',
        'Laden Sie dazu ein, Fehlendes zu nennen.',
      ],
    },
    faq: 'Häufige Fragen',
  },
  comparison: {
    titles: ['ein fairer Vergleich', 'die Möglichkeiten nebeneinander', 'was zu wem passt'],
    description: 'Stärken, Schwächen, Kosten und Aufwand nebeneinander, und was zu wem passt.',
    intro: {
      heading: 'Was hier verglichen wird',
      goal: 'Nennen Sie die Möglichkeiten und den Menschen, der zwischen ihnen wählen muss.',
      points: ['Die Möglichkeiten beim Namen', 'Wer hier wählt', 'Der Unterschied, der am meisten zählt'],
      say: [
        'Die Wahl, die dieser Vergleich leichter machen soll: {topic}.',
        'Wer nach {t} fragt, will Unterschiede wissen und keine Prospekte lesen.',
        'Ein Vergleich unter dem Titel {t} ist fair, wenn sich jede Seite darin wiedererkennt.',
      ],
    },
    closing: {
      heading: 'Wie man sich entscheidet',
      goal: 'Geben Sie zwei oder drei schlichte Sätze nach dem Muster: Trifft dies auf Sie zu, nehmen Sie das.',
      points: [
        'Wurde überall dasselbe Maß angelegt?',
        'Ist jede Vorliebe begründet?',
        'Steht das Datum des Vergleichs dabei?',
      ],
      say: ['Eine Empfehlung mit Bedingungen bleibt eine Empfehlung.', 'Sagen Sie, was Sie selbst benutzen und warum.'],
    },
    faq: 'Häufige Fragen',
  },
  review: {
    titles: ['eine ehrliche Besprechung', 'geprüft und gewogen', 'was standhält und was nicht'],
    description: 'was im Alltag standhält, was enttäuscht, was es wert ist und für wen.',
    intro: {
      heading: 'Das Urteil in Kürze',
      goal: 'Fassen Sie Ihr Urteil in zwei Sätze, bevor Sie einen einzigen Grund nennen.',
      points: ['Das Urteil in einem Satz', 'Der stärkste Grund dafür', 'Wer weiterlesen sollte'],
      say: [
        'Diese Besprechung beantwortet eine Frage zu einer Sache: {topic}.',
        'Zum Thema {t} ließe sich vieles sagen; hier zählt, was sich im Gebrauch gezeigt hat.',
        'Eine Besprechung mit dem Titel {t} schuldet zweierlei: ein Urteil und den Weg dorthin.',
      ],
    },
    closing: {
      heading: 'Das letzte Wort',
      goal: 'Wiederholen Sie das Urteil in anderen Worten und nennen Sie die Bedingung, unter der es anders ausfiele.',
      points: [
        'Steht da, wer den Test bezahlt hat?',
        'Gibt es mindestens eine echte Schwäche?',
        'Stimmt das Urteil mit dem am Anfang überein?',
      ],
      say: [
        'Würden Sie noch einmal eigenes Geld oder eigene Zeit dafür ausgeben?',
        'Nennen Sie die eine Verbesserung, die das Urteil ändern würde.',
      ],
    },
    faq: 'Häufige Fragen',
  },
  news: {
    titles: ['was bekannt ist', 'was geschah und was es bedeutet', 'der Stand der Dinge'],
    description: 'was geschehen ist, wen es betrifft, was bisher bestätigt wurde und was noch offen ist.',
    intro: {
      heading: 'In Kürze',
      goal: 'Beantworten Sie Wer, Was, Wann und Wo, ehe der erste Absatz zu Ende ist.',
      points: ['Was geschehen ist', 'Wer es bestätigt', 'Was offen bleibt'],
      say: [
        'Das Ereignis in einer Zeile, noch um Ort und Datum zu ergänzen: {topic}.',
        'Was zu dieser Stunde zum Thema {t} bekannt ist, passt in wenige Sätze.',
        'Die Berichte zum Thema {t} gehen auseinander; dieser Text hält sich an das, was sich bestätigen lässt.',
      ],
    },
    closing: {
      heading: 'Was man im Sinn behalten sollte',
      goal: 'Sagen Sie, wann mehr zu erfahren ist und von wem.',
      points: [
        'Hat jede Aussage einen Absender?',
        'Wurden alle Seiten gefragt?',
        'Hält die Überschrift, was sie verspricht?',
      ],
      say: [
        'Setzen Sie den Zeitpunkt der letzten Aktualisierung dazu.',
        'Enden Sie mit einer Tatsache und nicht mit einer Prognose.',
      ],
    },
    faq: 'Offene Fragen',
  },
  'case-study': {
    titles: ['eine Fallstudie', 'ein Fall, ganz erzählt', 'was versucht wurde und was daraus wurde'],
    description:
      'ein Fall vom Problem bis zum Ergebnis, mit Versuchen, Fehlschlägen und dem, was andere nutzen können.',
    intro: {
      heading: 'Der Fall auf einen Blick',
      goal: 'Fassen Sie Problem, Weg und Ergebnis so zusammen, dass Eilige hier aufhören können.',
      points: ['Wer beteiligt war', 'Wozu man griff', 'Was daraus wurde'],
      say: [
        'Im Mittelpunkt dieses Textes steht ein einzelner Fall: {topic}.',
        'Von außen wirkt die Geschichte hinter {t} einfach; spannend ist, wie es dazu kam.',
        'Die Geschichte hinter {t} lohnt sich ihrer Wendungen wegen.',
      ],
    },
    closing: {
      heading: 'Was bleibt',
      goal: 'Trennen Sie, was nur zu diesem Fall gehört, von dem, was auch anderswo gilt.',
      points: [
        'Sind die Beteiligten mit der Darstellung einverstanden?',
        'Ist das Ergebnis gemessen und nicht nur gefühlt?',
        'Wird Scheitern so offen erzählt wie Gelingen?',
      ],
      say: ['Ein Satz von einem Beteiligten ergibt einen guten Schluss.', 'Sagen Sie, wie es heute steht.'],
    },
    faq: 'Fragen im Nachhinein',
  },
  opinion: {
    titles: ['eine Meinung', 'warum sich der Streit lohnt', 'ein Plädoyer'],
    description: 'eine klare Position, die Gründe dafür, der beste Einwand und was daraus folgen sollte.',
    intro: {
      heading: 'Wo ich stehe',
      goal: 'Sagen Sie Ihre Position so deutlich, dass man ihr widersprechen kann.',
      points: ['Die Position in einem Satz', 'Warum gerade jetzt', 'Was dieser Text nicht behauptet'],
      say: [
        'Zu einer Sache möchte ich etwas in der ersten Person sagen: {topic}.',
        'Zum Thema {t} haben viele ein Gefühl und wenige ein Argument.',
        'Im üblichen Gespräch zum Thema {t} fehlt das, worauf es mir ankommt.',
      ],
    },
    closing: {
      heading: 'Was daraus folgen sollte',
      goal: 'Bitten Sie um eine Sache, die man wirklich tun oder verweigern kann.',
      points: [
        'Ist der beste Einwand beantwortet?',
        'Steht hinter jedem starken Wort eine Tatsache?',
        'Würde ich das in einem Jahr noch unterschreiben?',
      ],
      say: [
        'Der letzte Satz sei einer, den Sie jemandem ins Gesicht sagen würden.',
        'Eine Bitte ist stärker als eine Klage.',
      ],
    },
    faq: 'Einwände und Antworten',
  },
}
