import type { SectionText } from '../bank.ts'

/** Body sections of news, case studies and opinion pieces. */
export const account = {
  facts: {
    heading: 'Die bisherigen Fakten',
    goal: 'Halten Sie fest, was bestätigt ist, und zu jeder Aussage den Menschen oder das Papier dahinter.',
    points: ['Wer, was, wann, wo', 'Wer es bestätigt hat', 'Wie es bekannt wurde'],
    say: [
      'Die Fakten zum Thema {t} kommen zuerst, nach Gewicht geordnet.',
      'Lassen Sie weg, was nur wahrscheinlich klingt.',
    ],
  },
  background: {
    heading: 'Wie es dazu kam',
    goal: 'Geben Sie genau so viel Vorgeschichte, wie man für die Gegenwart braucht.',
    points: ['Der Wendepunkt', 'Die Entscheidung, die hierher führte', 'Was seitdem vergessen wurde'],
    say: ['Hintergrund ist, was erklärt, und nicht alles, was vorher war.', 'Zwei Jahreszahlen reichen oft.'],
  },
  affected: {
    heading: 'Wen es betrifft',
    goal: 'Zeigen Sie die Menschen hinter dem Ereignis, mit ihrem Einverständnis und ohne Pathos.',
    points: ['Unmittelbar betroffen', 'Mittelbar betroffen', 'Wer entscheidet'],
    say: [
      'Ein Mensch mit Namen erklärt zum Thema {t} mehr als eine Statistik.',
      'Fragen Sie, wie sich der Tag verändert hat, und nicht nur nach Gefühlen.',
    ],
  },
  sources: {
    heading: 'Wer das sagt',
    goal: 'Machen Sie sichtbar, woher jede einzelne Angabe stammt.',
    points: ['Dokumente', 'Menschen, die mit Namen einstehen', 'Menschen ohne Namen, und warum'],
    say: [
      'Zwei Quellen, die voneinander abgeschrieben haben, sind eine Quelle.',
      'Sagen Sie, wer gefragt wurde und nicht geantwortet hat.',
    ],
  },
  figures: {
    heading: 'Die Zahlen, um die es geht',
    goal: 'Rücken Sie jede Zahl ins Verhältnis, bevor sie Eindruck machen darf.',
    points: ['Woher die Zahl kommt', 'Womit sie verglichen wird', 'Was sie nicht sagt'],
    say: ['Eine Zahl allein ist ein Geräusch.', 'Fragen Sie, ob Menschen, Fälle oder Meldungen gezählt wurden.'],
  },
  voices: {
    heading: 'Reaktionen',
    goal: 'Lassen Sie zu Wort kommen, wer etwas zu verlieren hat, und geben Sie allen gleich viel Raum.',
    points: ['Dafür', 'Dagegen', 'Unentschieden, mit Grund'],
    say: ['Ein Zitat soll sagen, was keine Umschreibung könnte.', 'Laut ist nicht dasselbe wie wichtig.'],
  },
  timeline: {
    heading: 'Der Ablauf',
    goal: 'Ordnen Sie die Ereignisse so, dass man Ursache und Zufall unterscheiden kann.',
    points: ['Das erste Anzeichen', 'Der entscheidende Tag', 'Der jüngste Stand'],
    say: ['Jeder Eintrag braucht ein Datum und ein Verb.', 'Lücken im Ablauf darf man als Lücken zeigen.'],
  },
  meaning: {
    heading: 'Was es bedeutet',
    goal: 'Erklären Sie die Folgen und trennen Sie die sicheren von den möglichen.',
    points: ['Was sich sofort ändert', 'Was sich ändern kann', 'Was bleibt, wie es war'],
    say: [
      'Sagen Sie deutlich, wo der Bericht endet und die Deutung beginnt.',
      'Zum Thema {t} wird man von Ort zu Ort anders denken.',
    ],
  },
  local: {
    heading: 'Vor der eigenen Tür',
    goal: 'Holen Sie die Sache in die Straße, ans Pult oder an den Küchentisch derer, die lesen.',
    points: ['Ein Ort, den man kennt', 'Ein Mensch, den man fragen kann', 'Ein Tag, an dem etwas entschieden wird'],
    say: [
      'Entfernung ist der erste Grund, warum Nachrichten ungelesen bleiben.',
      'Stellen Sie eine Frage vor Ort und berichten Sie die Antwort.',
    ],
  },
  unknown: {
    heading: 'Was man noch nicht weiß',
    goal: 'Zählen Sie die offenen Fragen so offen auf, dass sie niemand für Antworten hält.',
    points: ['Was geprüft wird', 'Was umstritten ist', 'Was man vielleicht nie erfährt'],
    say: [
      'Auch eine offene Frage ist eine Auskunft.',
      'Sagen Sie, wann zum Thema {t} die nächste Antwort zu erwarten ist.',
    ],
  },
  watch: {
    heading: 'Worauf jetzt zu achten ist',
    goal: 'Sagen Sie, an welchem nächsten Ereignis sich zeigen wird, wohin es geht.',
    points: ['Der nächste Termin', 'Das Zeichen einer Wende', 'Die Quelle, der man folgt'],
    say: [
      'Eine Prognose sollte nennen, was sie widerlegen würde.',
      'Wenigen, gut gewählten Zeichen folgt man leichter.',
    ],
  },
  problem: {
    heading: 'Das Problem',
    goal: 'Schildern Sie die Schwierigkeit so, wie sie aussah, bevor jemand den Ausweg kannte.',
    points: ['Wer sie zuerst bemerkte', 'Was sie kostete', 'Was vorher versucht worden war'],
    say: [
      'Ein Problem ist verstanden, wenn man weiß, wen es wach hält.',
      'Bevor jemand von {t} sprach, gab es einen bestimmten Morgen; suchen Sie ihn.',
    ],
  },
  aim: {
    heading: 'Was erreicht werden sollte',
    goal: 'Nennen Sie das Ziel in den Worten von damals und nicht so, wie es im Rückblick aussieht.',
    points: ['Das Ziel in einem Satz', 'Das Maß des Erfolgs', 'Was bewusst nicht versucht wurde'],
    say: ['Ein Ziel ohne Maß ist eine Stimmung.', 'Erwähnen Sie, ob alle dasselbe wollten.'],
  },
  context: {
    heading: 'Die Umstände',
    goal: 'Geben Sie Ort, Zeit, Größe und Mittel an, damit man den eigenen Fall vergleichen kann.',
    points: ['Ort und Zeitraum', 'Menschen und Mittel', 'Regeln, die galten'],
    say: [
      'Was nach Können aussieht, verdankt sich manchmal den Umständen.',
      'Wer etwas zum Thema {t} liest, vergleicht mit dem eigenen Umfeld; beschreiben Sie also das ursprüngliche.',
    ],
  },
  approach: {
    heading: 'Was versucht wurde',
    goal: 'Erzählen Sie die Schritte in der Reihenfolge, in der sie gegangen wurden, samt Umwegen.',
    points: ['Der erste Einfall', 'Der Kurswechsel', 'Woran man bis zuletzt festhielt'],
    say: ['Gründe zählen hier mehr als Methoden.', 'Sagen Sie, wer es vorschlug und wer Zweifel hatte.'],
  },
  people: {
    heading: 'Die Beteiligten',
    goal: 'Stellen Sie die Menschen vor, ohne die es anders gekommen wäre.',
    points: ['Wer es getragen hat', 'Wer im Weg stand und warum', 'Wer selten erwähnt wird'],
    say: [
      'Menschen zeigt man durch das, was sie tun.',
      'Fragen Sie alle Genannten, ob sie mit der Darstellung einverstanden sind.',
    ],
  },
  decisions: {
    heading: 'Die Entscheidungen, die zählten',
    goal: 'Zeigen Sie die zwei oder drei Weggabelungen und was man an jeder wusste.',
    points: ['Was entschieden wurde', 'Was für den anderen Weg sprach', 'Wann sich zeigte, ob es richtig war'],
    say: [
      'Beurteilen Sie eine Entscheidung nach dem, was man damals wissen konnte.',
      'Eine falsche Abzweigung kann lehrreicher sein als alle richtigen.',
    ],
  },
  obstacles: {
    heading: 'Was misslang',
    goal: 'Berichten Sie von den Fehlschlägen so sorgfältig wie von den Erfolgen.',
    points: ['Das absehbare Hindernis', 'Das unerwartete Hindernis', 'Wie man mit beiden umging'],
    say: [
      'Eine glatte Fallgeschichte ist Werbung.',
      'Sagen Sie, was der Fehlschlag gekostet hat und wer ihn bezahlte.',
    ],
  },
  outcome: {
    heading: 'Vorher und nachher',
    goal: 'Vergleichen Sie Anfang und Ende mit demselben Maß.',
    points: ['Was sich zählen lässt', 'Was sich nur beschreiben lässt', 'Was schlechter wurde'],
    say: ['Ein Ergebnis ohne Ausgangswert beweist wenig.', 'Nennen Sie den Tag, an dem gemessen wurde.'],
  },
  evidence: {
    heading: 'Was die Belege zeigen',
    goal: 'Legen Sie die Belege auf den Tisch und lassen Sie andere wägen.',
    points: ['Der stärkste Beleg', 'Der schwächste Beleg', 'Der Beleg, der fehlt'],
    say: [
      'Belege zum Thema {t} sollten alt genug sein, um geprüft zu sein, und jung genug, um zu zählen.',
      'Eine Anekdote öffnet die Tür; hindurchgehen muss eine Zahl.',
    ],
  },
  lessons: {
    heading: 'Was daraus zu lernen ist',
    goal: 'Ziehen Sie nur die Lehren, die der Fall wirklich trägt.',
    points: ['Was man wieder so machen würde', 'Was man weglassen würde', 'Was man früher fragen würde'],
    say: ['Eine Lehre ist kurz und hat ein Preisschild.', 'Würdigen Sie den, der es kommen sah.'],
  },
  transfer: {
    heading: 'Was andere mitnehmen können',
    goal: 'Sagen Sie, was sich morgen übernehmen lässt und was an den Umständen hängt.',
    points: ['Was überall geht', 'Was dieselben Bedingungen braucht', 'Was man nicht nachahmen sollte'],
    say: [
      'Das Äußere nachzuahmen ist leicht und enttäuscht.',
      'Bieten Sie einen ersten Versuch an, der in eine Woche passt.',
    ],
  },
  claim: {
    heading: 'Was ich behaupte und was nicht',
    goal: 'Schärfen Sie die Position, bis man ihr widersprechen kann, und ziehen Sie dann den Zaun.',
    points: [
      'Die Behauptung in einfachen Worten',
      'Die stärkere Behauptung, die ich nicht aufstelle',
      'Die Bedingung, unter der ich sie fallen lasse',
    ],
    say: [
      'Beim Thema {t} wird oft um Behauptungen gestritten, die niemand aufgestellt hat.',
      'Eine Behauptung mit Grenzen ist schwerer umzuwerfen.',
    ],
  },
  reasons: {
    heading: 'Die Gründe',
    goal: 'Nennen Sie die zwei oder drei Gründe, die das Gewicht tragen, den stärksten zuletzt.',
    points: ['Ein Grund aus Erfahrung', 'Ein Grund aus Tatsachen', 'Ein Grund aus Überzeugung'],
    say: [
      'Ein fünfter Grund schwächt die ersten vier.',
      'Fragen Sie bei jedem Grund, ob er auch jene überzeugt, denen der Schluss nicht gefällt.',
    ],
  },
  objection: {
    heading: 'Der beste Einwand',
    goal: 'Geben Sie die Gegenmeinung so gut wieder, dass ihre Freunde Sie zitieren würden.',
    points: ['Der Einwand in seiner stärksten Form', 'Wer ihn erhebt und warum', 'Was daran stimmt'],
    say: [
      'Wer dem besten Einwand ausweicht, hat gegen ihn schon verloren.',
      'Lassen Sie die, die zum Thema {t} anders denken, in eigenen Worten sprechen.',
    ],
  },
  reply: {
    heading: 'Warum ich dabei bleibe',
    goal: 'Beantworten Sie den Einwand, ohne zurückzunehmen, was Sie zugestanden haben.',
    points: ['Was ich zugebe', 'Was der Einwand übersieht', 'Was die Sache klären würde'],
    say: [
      'Ein Zugeständnis kostet wenig und bringt viel Vertrauen.',
      'Antworten Sie dem Argument und lassen Sie den Menschen in Frieden.',
    ],
  },
  price: {
    heading: 'Wer dafür bezahlt',
    goal: 'Zeigen Sie die Kosten Ihres Vorschlags, bevor es andere tun.',
    points: ['Wer etwas aufgibt', 'Wer gewinnt', 'Wie es gerechter ginge'],
    say: [
      'Jede Haltung zum Thema {t} schickt jemandem eine Rechnung.',
      'Eine Meinung, die niemanden etwas kostet, ändert nichts.',
    ],
  },
  common: {
    heading: 'Worin wir einig sind',
    goal: 'Markieren Sie den Boden, auf dem beide Seiten stehen könnten.',
    points: [
      'Eine Tatsache, die niemand bestreitet',
      'Eine Sorge, die beide teilen',
      'Ein kleiner Schritt, den beide gehen könnten',
    ],
    say: [
      'Gemeinsamen Boden findet man durch Beschreiben und nicht durch Umarmen.',
      'Auch Einigkeit über die Frage ist etwas wert.',
    ],
  },
  doubts: {
    heading: 'Worin ich mich irren kann',
    goal: 'Zeigen Sie die Stelle, an der Ihre eigene Gewissheit dünn wird.',
    points: ['Was ich nicht selbst gesehen habe', 'Was mich umstimmen würde', 'Was ich früher dachte'],
    say: [
      'Ein Zweifel an der richtigen Stelle stärkt den Rest.',
      'Wer zum Thema {t} nie die Meinung geändert hat, hat vielleicht nicht hingesehen.',
    ],
  },
  change: {
    heading: 'Was sich ändern müsste',
    goal: 'Machen Sie aus der Meinung einen Vorschlag, mit dem jemand am Montag anfangen könnte.',
    points: ['Die kleinste nützliche Änderung', 'Wer anfangen könnte', 'Woran man merkt, dass sie wirkt'],
    say: ['Eine Forderung braucht eine Anschrift.', 'Bescheidene Vorschläge lassen sich schwerer ablehnen.'],
  },
} satisfies Record<string, SectionText>
