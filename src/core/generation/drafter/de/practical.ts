import type { SectionText } from '../bank.ts'

/** Body sections of guides and instructions. */
export const practical = {
  who: {
    heading: 'Für wen das ist',
    goal: 'Beschreiben Sie Ihr Gegenüber so genau, dass andere merken, dass sie nicht gemeint sind.',
    points: ['Was es schon weiß', 'Wie viel Zeit und Geld da ist', 'Was es nicht mehr hören mag'],
    say: [
      'Ein Leitfaden für alle führt niemanden.',
      'Überlegen Sie, wer beim Titel {t} stehen bleibt und was er sich davon erhofft.',
    ],
  },
  basics: {
    heading: 'Der Kern in einfachen Worten',
    goal: 'Erklären Sie das Wesentliche so, wie Sie es einer klugen Nachbarin erklären würden.',
    points: ['Was es ist, in einem Satz', 'Wozu es dient', 'Womit es oft verwechselt wird'],
    say: [
      'Was hinter {t} steht, sollte auf eine Postkarte passen.',
      'Vergleiche helfen hier, sofern das Verglichene wirklich vertraut ist.',
    ],
  },
  terms: {
    heading: 'Die wenigen Wörter, die man braucht',
    goal: 'Führen Sie nur Begriffe ein, ohne die der Rest unverständlich bliebe.',
    points: [
      'Das Wort, das alle benutzen',
      'Das Wort, das anderswo etwas anderes heißt',
      'Das Wort, das entbehrlich ist',
    ],
    say: [
      'Zu jedem Begriff gehört ein Beispiel zum Anfassen.',
      'Ein Wort, das nur einmal vorkommt, ersetzt man besser.',
    ],
  },
  needs: {
    heading: 'Was vorher bereitliegen muss',
    goal: 'Zählen Sie auf, was vor dem ersten Handgriff da sein muss, und sonst nichts.',
    points: ['Unentbehrliches', 'Was es angenehmer macht', 'Was man leihen oder ersetzen kann'],
    say: [
      'Es ist ärgerlich, auf halbem Weg zu merken, dass etwas fehlt.',
      'Auch Wissen und eine ungestörte Stunde gehören auf die Liste.',
    ],
  },
  choices: {
    heading: 'Was früh zu entscheiden ist',
    goal: 'Zeigen Sie, welche Entscheidungen sich schwer umkehren lassen und wie man sie ohne Reue trifft.',
    points: [
      'Die Entscheidung, an der die anderen hängen',
      'Die Entscheidung, die warten kann',
      'Eine vernünftige Vorgabe für Unentschlossene',
    ],
    say: [
      'Eine gute Vorgabe ist ein Geschenk an die Unentschlossenen.',
      'Sagen Sie bei jeder Wahl, welche Tür sie schließt.',
    ],
  },
  start: {
    heading: 'Ein erster Schritt für diese Woche',
    goal: 'Geben Sie eine kleine Handlung vor, deren Gelingen man noch am selben Tag sieht.',
    points: ['Was zuerst zu tun ist', 'Was davon zu erwarten ist', 'Was man sich fürs nächste Mal notiert'],
    say: [
      'Was immer {t} am Ende heißt, der erste Schritt sollte sich leicht wiederholen lassen.',
      'Kleine Anfänge verzeiht man sich leichter.',
    ],
  },
  path: {
    heading: 'Vom Versuch zur Gewohnheit',
    goal: 'Beschreiben Sie den Weg vom ersten Erfolg zu einer Routine, die auch schlechte Tage übersteht.',
    points: ['Die zweite Woche', 'Der erste Rückschlag', 'Das Zeichen, dass es Gewohnheit ist'],
    say: [
      'Fortschritt verläuft selten gerade, und ein Leitfaden darf das zugeben.',
      'Sagen Sie, wie oft oft genug ist.',
    ],
  },
  example: {
    heading: 'Ein Beispiel von Anfang bis Ende',
    goal: 'Begleiten Sie einen einzigen Fall so genau, dass man ihn wiederholen oder beurteilen kann.',
    points: ['Die Ausgangslage', 'Der Augenblick der Entscheidung', 'Wie es ausging'],
    say: [
      'Das Beispiel soll wahr sein, auch wenn es dadurch weniger glatt gerät.',
      'Ein guter Fall macht die Worte {t} anschaulich.',
    ],
  },
  mistakes: {
    heading: 'Fehler, die fast alle machen',
    goal: 'Ersparen Sie anderen die Fehler, die am meisten Zeit, Geld oder Mut kosten.',
    points: ['Der frühe Fehler', 'Der teure Fehler', 'Der Fehler, der sich als nützlich erwies'],
    say: [
      'Sagen Sie, woran man einen Fehler bemerkt, solange er sich beheben lässt.',
      'Eigene Irrtümer lehren mehr als fremde.',
    ],
  },
  cost: {
    heading: 'Was es kostet',
    goal: 'Nennen Sie eine ehrliche Summe und nicht nur den Preis auf dem Schild.',
    points: ['Was man einmal bezahlt', 'Was man immer wieder bezahlt', 'Was Aufmerksamkeit statt Geld kostet'],
    say: ['Zu jedem Preis gehören Datum und Ort.', 'Zeit steht mit auf der Rechnung.'],
  },
  help: {
    heading: 'Wo man Hilfe findet',
    goal: 'Zeigen Sie Menschen und Orte, die Antworten geben, und sagen Sie, wofür sie jeweils gut sind.',
    points: [
      'Ein Mensch oder eine Gruppe in der Nähe',
      'Ein Buch oder eine Seite, der Sie trauen',
      'Wann sich eine Fachkraft lohnt',
    ],
    say: ['Empfehlen Sie nur, was Sie selbst genutzt haben.', 'Früh zu fragen ist billiger, als spät zu reparieren.'],
  },
  prepare: {
    heading: 'Die Vorarbeit',
    goal: 'Führen Sie bis zu dem Punkt, an dem der erste Schritt nicht mehr schiefgehen kann.',
    points: ['Platz und Licht', 'Ordnung von Werkzeug und Material', 'Was man abschaltet, wegräumt oder schützt'],
    say: ['Erfahrene überspringen diesen Teil nie.', 'Sagen Sie, wie der Platz kurz vor dem Anfang aussehen soll.'],
  },
  steps: {
    heading: 'Die Schritte',
    goal: 'Eine Handlung je Schritt, mit einem Verb und in der Reihenfolge der Hände.',
    points: [
      'Der erste Handgriff und wie er fertig aussieht',
      'Der Hauptgriff in seinen kleinsten Teilen',
      'Der letzte Handgriff und die Pause danach',
    ],
    say: [
      'Kommt in einem Schritt das Wort „und“ vor, sind es vielleicht zwei.',
      'In einer Anleitung zum Thema {t} sollte jeder Schritt mit etwas Sichtbarem enden.',
    ],
  },
  decisive: {
    heading: 'Der Schritt, auf den es ankommt',
    goal: 'Werden Sie an der einen Stelle langsam, an der sich Gelingen und Misslingen trennen.',
    points: ['Worauf man schaut', 'Wie es nicht aussehen darf', 'Wie viel Zeit zum Reagieren bleibt'],
    say: ['Die meisten Anleitungen sind genau hier zu kurz.', 'Ein Bild von diesem Augenblick lohnt die Mühe.'],
  },
  checks: {
    heading: 'Woran man sieht, dass es gelungen ist',
    goal: 'Bieten Sie eine Probe an, die weder Fachleute noch teures Gerät verlangt.',
    points: ['Die schnelle Probe', 'Die gründliche Probe', 'Das Ergebnis, das nur richtig aussieht'],
    say: ['Eine Probe ist ehrlich, wenn man durchfallen kann.', 'Sagen Sie, wann man noch einmal prüft.'],
  },
  fixes: {
    heading: 'Wenn etwas schiefgeht',
    goal: 'Gehen Sie vom Anzeichen zur Ursache und zur Abhilfe, das Häufigste zuerst.',
    points: [
      'Der übliche Fehler und seine Abhilfe',
      'Der Fehler, der schlimmer aussieht, als er ist',
      'Der Punkt, an dem man neu anfängt',
    ],
    say: [
      'Hier wird in Eile gelesen; beginnen Sie jede Zeile mit dem, was man sieht.',
      'Manches gibt sich von selbst; nennen Sie es.',
    ],
  },
  time: {
    heading: 'Wie lange es dauert',
    goal: 'Trennen Sie die Arbeitszeit von der Wartezeit.',
    points: ['Zeit am Werk', 'Zeit des Wartens', 'Der erste Versuch neben dem zehnten'],
    say: ['Eine ehrliche Schätzung rechnet das Aufräumen mit.', 'Erwähnen Sie, wann man unbesorgt weggehen kann.'],
  },
  safety: {
    heading: 'Sicherheit und Grenzen',
    goal: 'Nennen Sie wirkliche Gefahren nüchtern und jede Warnung vor dem Schritt, zu dem sie gehört.',
    points: ['Was Schaden anrichten kann', 'Wer die Finger davon lassen sollte', 'Was im Notfall zu tun ist'],
    say: [
      'Eine Warnung ohne Grund wird bald überlesen.',
      'Gelten Vorschriften oder Genehmigungen, dann sagen Sie, wer sie erteilt.',
    ],
  },
  variants: {
    heading: 'Andere Wege',
    goal: 'Stellen Sie vor, was Menschen mit anderen Mitteln oder Vorlieben wählen würden.',
    points: ['Ein schnellerer Weg', 'Ein gründlicherer Weg', 'Ein Weg mit weniger Werkzeug'],
    say: ['Sagen Sie, was jede Variante dafür aufgibt.', 'Bräuche sind verschieden, auch beim Thema {t}.'],
  },
  upkeep: {
    heading: 'Das Ergebnis erhalten',
    goal: 'Erklären Sie, was wie oft zu tun ist, damit die Arbeit Bestand hat.',
    points: ['Nach einem Tag', 'Nach einem Monat', 'Vor längerer Abwesenheit'],
    say: [
      'Das meiste geht durch Vernachlässigung verloren, nicht durch Gebrauch.',
      'Eine Erinnerung im Kalender gehört zur Methode.',
    ],
  },
} satisfies Record<string, SectionText>
