import type { SectionText } from '../bank.ts'

/** Body sections of lists, comparisons and reviews. */
export const choice = {
  criteria: {
    heading: 'Das angelegte Maß',
    goal: 'Legen Sie offen, wonach geurteilt wird und warum gerade danach.',
    points: ['Das Merkmal, das doppelt zählt', 'Das Merkmal, das gestrichen wurde', 'Wer mitgeurteilt hat'],
    say: [
      'Ein Maßstab taugt, wenn zwei Leute zur selben Note kämen.',
      'Im Urteil zum Thema {t} ist Geschmack erlaubt, solange er Geschmack heißt.',
    ],
  },
  overview: {
    heading: 'Die Liste auf einen Blick',
    goal: 'Geben Sie Eiligen die ganze Liste auf einem Bildschirm.',
    points: ['Name jedes Eintrags', 'Stärkster Grund dafür', 'Grenze, die man kennen sollte'],
    say: [
      'Dieser Teil wird weitergeschickt.',
      'Ein Eintrag, der sich nicht in eine Zeile fassen lässt, ist noch nicht fertig.',
    ],
  },
  beginner: {
    heading: 'Womit man anfängt',
    goal: 'Empfehlen Sie den Eintrag, der die meisten Fehler verzeiht.',
    points: ['Warum er verzeiht', 'Was er lehrt', 'Wann man weiterzieht'],
    say: ['Wen der erste Versuch enttäuscht, der fragt selten noch einmal nach {t}.', 'Einfach heißt nicht geringer.'],
  },
  easy: {
    heading: 'Das Leichteste',
    goal: 'Zeigen Sie, was bei der geringsten Mühe am schnellsten ein Ergebnis bringt.',
    points: ['Was es leicht macht', 'Wann man eine Wirkung sieht', 'Wo die Leichtigkeit endet'],
    say: [
      'Leichtigkeit ist ein Vorzug und kein Grund zur Scham.',
      'Beschreiben Sie die Mühe in Minuten statt in Adjektiven.',
    ],
  },
  known: {
    heading: 'Was alle nennen',
    goal: 'Erklären Sie, was hinter dem guten Ruf steckt und ob er noch verdient ist.',
    points: ['Woher der Ruf kommt', 'Was sich gehalten hat', 'Was verblasst ist'],
    say: [
      'Ein Klassiker kann recht haben und trotzdem abgenutzt sein.',
      'Die meisten Gespräche zum Thema {t} beginnen hier; beginnen Sie ein wenig anders.',
    ],
  },
  overlooked: {
    heading: 'Woran man vorbeigeht',
    goal: 'Treten Sie für etwas ein, an dem Ihre Leser vermutlich vorbeigegangen sind.',
    points: ['Warum man es übersieht', 'Was es besser kann', 'Für wen es die beste Wahl ist'],
    say: [
      'Dieses Eintrags wegen lohnt es sich, die Liste selbst zu schreiben.',
      'Eine Entdeckung verlangt einen Beweis; bringen Sie ihn mit.',
    ],
  },
  demanding: {
    heading: 'Was mehr verlangt',
    goal: 'Beschreiben Sie den Eintrag, dessen Lohn spät kommt, und sagen Sie, wie spät.',
    points: ['Was er verlangt', 'Was er zurückgibt', 'Woran man merkt, dass man so weit ist'],
    say: ['Schwierigkeit soll man beschreiben und nicht feiern.', 'Irgendjemand wird genau dies lieben.'],
  },
  thrifty: {
    heading: 'Das Günstige',
    goal: 'Zeigen Sie, was für wenig oder gar kein Geld zu haben ist, ohne es schönzureden.',
    points: ['Was es in Wahrheit kostet', 'Was ihm fehlt', 'Wie lange es reicht'],
    say: ['Billig ist gut, wenn man nichts zweimal kauft.', 'Erwähnen Sie, was es gebraucht gibt.'],
  },
  surprising: {
    heading: 'Die Überraschung',
    goal: 'Nehmen Sie einen Eintrag auf, den Sie auf der eigenen Liste nicht erwartet hätten.',
    points: ['Wie Sie darauf kamen', 'Was dagegen spricht', 'Warum er trotzdem bleibt'],
    say: [
      'Eine Liste zum Thema {t} ohne Überraschung könnte man einem Katalog überlassen.',
      'Erzählen Sie die Entdeckung in drei Sätzen.',
    ],
  },
  leftout: {
    heading: 'Was fehlt und warum',
    goal: 'Nennen Sie die bekannten Anwärter, die fehlen, und geben Sie jedem einen fairen Grund.',
    points: ['Der knapp Gescheiterte', 'Der Überschätzte', 'Der noch nicht Erprobte'],
    say: [
      'Auch Weglassen ist ein Urteil und darf so verteidigt werden.',
      'Versprechen Sie einen zweiten Blick und setzen Sie ein Datum.',
    ],
  },
  use: {
    heading: 'Wie man die Liste nutzt',
    goal: 'Machen Sie aus der Liste eine Folge von Schritten, die zu verschiedenen Menschen passt.',
    points: ['Wenn nur ein Abend da ist', 'Wenn eine ganze Jahreszeit da ist', 'Wenn man zu zweit ist'],
    say: ['Niemand muss die ganze Liste abarbeiten.', 'Schlagen Sie zwei Einträge vor, die gut zusammenpassen.'],
  },
  options: {
    heading: 'Die Möglichkeiten, eine nach der anderen',
    goal: 'Stellen Sie jede Möglichkeit so vor, dass ihre Anhänger unterschreiben würden.',
    points: ['Woher sie kommt', 'Wofür sie am bekanntesten ist', 'Wer sie gewöhnlich wählt'],
    say: [
      'Geben Sie jeder Seite gleich viele Zeilen.',
      'Hat die Frage {t} mehr als zwei Antworten, dann sagen Sie, warum die übrigen fehlen.',
    ],
  },
  sidebyside: {
    heading: 'Nebeneinander',
    goal: 'Die Tatsachen gehören in die Tabelle, das Urteil in die Sätze ringsum.',
    points: ['Gleiches Maß für alle', 'Keine leeren Felder', 'Datum des Vergleichs'],
    say: [
      'Eine Tabelle zeigt sofort, wo sich zwei Dinge kaum unterscheiden.',
      'Sagen Sie nach der Tabelle, welche Zeile entscheiden sollte.',
    ],
  },
  strengths: {
    heading: 'Was dafür spricht',
    goal: 'Loben Sie genau: was gut war, in welcher Lage und im Vergleich womit.',
    points: [
      'Die Stärke, die man sofort sieht',
      'Die Stärke, die sich spät zeigt',
      'Die Stärke, mit der niemand wirbt',
    ],
    say: ['Lob überzeugt, wenn es an einem Anlass hängt.', 'Sagen Sie, welche Stärke Sie zuerst vermissen würden.'],
  },
  weaknesses: {
    heading: 'Was dagegen spricht',
    goal: 'Nennen Sie die Schwächen ohne Häme und ohne Polster.',
    points: [
      'Die Schwäche, mit der man leben kann',
      'Die Schwäche, an der es scheitert',
      'Die Schwäche, die noch behoben werden kann',
    ],
    say: ['Eine Schwäche zählt, wenn sie den Alltag trifft.', 'Unterscheiden Sie Mangel und Geschmacksfrage.'],
  },
  effort: {
    heading: 'Mühe und Lernen',
    goal: 'Sagen Sie, wie viel Arbeit jeder Weg verlangt, ehe er etwas zurückgibt.',
    points: ['Der erste Tag', 'Der erste Monat', 'Was man sich abgewöhnen muss'],
    say: ['Mühe, die etwas lehrt, ist nicht verloren.', 'Durch Gewöhnung wirkt das Vertraute leichter, als es ist.'],
  },
  quality: {
    heading: 'Die Güte des Ergebnisses',
    goal: 'Beurteilen Sie, was am Ende herauskommt, und sagen Sie, wie Sie geurteilt haben.',
    points: ['Wie das Ergebnis geprüft wurde', 'Was Laien auffällt', 'Was nur Fachleuten auffällt'],
    say: ['Wo der Unterschied klein ist, hilft es, ihn klein zu nennen.', 'Güte misst sich am Zweck.'],
  },
  switching: {
    heading: 'Wenn man es sich später anders überlegt',
    goal: 'Zeigen Sie, was ein Wechsel von der einen zur anderen Seite kostet.',
    points: ['Was man mitnehmen kann', 'Was verloren geht', 'Der beste Zeitpunkt für den Wechsel'],
    say: [
      'Was sich rückgängig machen lässt, braucht weniger Bedenkzeit.',
      'Fragen Sie nicht nur, wie man dazukommt, sondern auch, wie man wieder geht.',
    ],
  },
  thirdway: {
    heading: 'Ein dritter Weg',
    goal: 'Erwähnen Sie die Möglichkeit, die in den üblichen Vergleichen fehlt.',
    points: ['Darauf verzichten', 'Es selbst machen', 'Teilen oder leihen'],
    say: ['Manchmal steht die beste Wahl nicht auf der Liste.', 'Zur Fairness gehört ein Satz über das Nichtstun.'],
  },
  forwhom: {
    heading: 'Was zu wem passt',
    goal: 'Ordnen Sie jeder Möglichkeit einen Menschen, eine Lage und einen Geldbeutel zu.',
    points: ['Für Vorsichtige', 'Für Ehrgeizige', 'Für alle, die es lieber lassen'],
    say: [
      'In diesem Teil sucht man sich selbst; zeichnen Sie deutlich.',
      'Rat zum Thema {t} darf von Mensch zu Mensch verschieden sein.',
    ],
  },
  tested: {
    heading: 'Was geprüft wurde und wie',
    goal: 'Beschreiben Sie die Prüfung so, dass jemand anders sie wiederholen könnte.',
    points: ['Wie lange und wie oft', 'Unter welchen Bedingungen', 'Wer dafür bezahlt hat'],
    say: [
      'Ein Urteil zum Thema {t} ist so viel wert wie die Prüfung dahinter.',
      'Erwähnen Sie, was sich nicht prüfen ließ.',
    ],
  },
  impression: {
    heading: 'Der erste Eindruck',
    goal: 'Halten Sie fest, was auffiel, bevor die Gewohnheit kam.',
    points: ['Was sofort gefiel', 'Was sofort störte', 'Was sich später anders zeigte'],
    say: [
      'Der erste Eindruck verrät auch etwas über den Betrachter.',
      'Schreiben Sie diese Zeilen nach den Notizen vom ersten Tag.',
    ],
  },
  daily: {
    heading: 'Im täglichen Gebrauch',
    goal: 'Erzählen Sie, was geschah, als der Reiz des Neuen vorbei war.',
    points: ['Ein gewöhnlicher Tag', 'Ein Tag, an dem alles schiefging', 'Was man irgendwann nicht mehr bemerkt'],
    say: [
      'Der Alltag ist die strengste Prüfung.',
      'Kleine Ärgernisse wachsen durch Wiederholung, kleine Freuden ebenso.',
    ],
  },
  value: {
    heading: 'Was es wert ist',
    goal: 'Setzen Sie den Preis ins Verhältnis zum Nutzen und sagen Sie, für wen die Rechnung aufgeht.',
    points: ['Preis mit Datum und Ort', 'Folgekosten', 'Was man anderswo dafür bekäme'],
    say: [
      'Der Wert hängt davon ab, wie oft man ein Ding in die Hand nimmt.',
      'Ein hoher Preis kann gerecht sein und für den Einzelnen trotzdem zu hoch.',
    ],
  },
  scores: {
    heading: 'Die Noten auf einen Blick',
    goal: 'Fassen Sie die Befunde in einer Tabelle zusammen, der auch Eilige trauen können.',
    points: ['Ein Befund je Zeile', 'Überall dieselbe Skala', 'Gründe im Text, nicht in der Tabelle'],
    say: [
      'Eine Note ohne Satz daneben ist nur ein halbes Urteil.',
      'Bilden Sie keinen Durchschnitt aus Dingen, die sich nicht addieren lassen.',
    ],
  },
  longrun: {
    heading: 'Nach den ersten Wochen',
    goal: 'Berichten Sie, was die Zeit verändert hat: Abnutzung, Gewöhnung, zweite Gedanken.',
    points: ['Was besser wurde', 'Was schlechter wurde', 'Was kaputtging oder in Vergessenheit geriet'],
    say: ['Versprechen Sie einen Nachtrag und halten Sie den Termin.', 'Geduld gehört zur Prüfung.'],
  },
} satisfies Record<string, SectionText>
