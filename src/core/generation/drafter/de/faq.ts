import type { Bank } from '../bank.ts'

export const faq: Bank['faq'] = {
  general: [
    [
      'Worum geht es, in einem Satz?',
      'Antworten Sie ohne Nebensatz. Gelingt das nicht, ist das Thema wohl noch zu weit.',
    ],
    [
      'Wen betrifft es und wen nicht?',
      'Nennen Sie auf jeder Seite mindestens eine Gruppe. Wer früh erfährt, dass er nicht gemeint ist, wird es Ihnen danken.',
    ],
    [
      'Was ist gesichert und was vermutet?',
      'Zählen Sie zuerst das Gesicherte auf, mit Quellen. Sagen Sie dann, was Sie glauben und wie Sie dazu gekommen sind.',
    ],
    [
      'Warum ist das gerade jetzt wichtig?',
      'Nennen Sie eine jüngere Veränderung und ihr Datum. Hat sich nichts geändert, dann erklären Sie, warum die alte Frage noch offen ist.',
    ],
    [
      'Woher stammen die Angaben?',
      'Nennen Sie die zwei oder drei Quellen, auf denen der Text ruht. Sagen Sie, welche davon Sie selbst geprüft haben.',
    ],
    [
      'Wer sieht es anders?',
      'Beschreiben Sie die andere Sicht so, dass ihre Anhänger nicken. Erklären Sie erst danach, warum Sie sie nicht teilen.',
    ],
    [
      'Was wird am häufigsten missverstanden?',
      'Erst das Missverständnis, dann die Richtigstellung, in dieser Folge. Ein Beispiel genügt, damit der Unterschied haften bleibt.',
    ],
    [
      'War das schon immer so?',
      'Geben Sie den einen Wendepunkt an, den man kennen sollte. Den Rest der Geschichte heben Sie für einen anderen Tag auf.',
    ],
    [
      'Was müsste geschehen, damit die Antwort anders ausfällt?',
      'Nennen Sie ein Ereignis oder einen Befund. Eine Antwort, an der nichts rütteln könnte, ist eine Überzeugung und darf so heißen.',
    ],
    [
      'Gilt das überall?',
      'Sagen Sie, welches Land, welche Jahreszeit oder welche Umstände Sie meinen. Nennen Sie einen Ort, an dem Sie anderes erwarten würden.',
    ],
    [
      'Was lässt sich heute schon damit anfangen?',
      'Schlagen Sie etwas Kleines vor, das weder Einkauf noch Erlaubnis braucht. Beschreiben Sie, was man danach bemerken sollte.',
    ],
    [
      'Wen kann man fragen?',
      'Nennen Sie eine Person, eine Stelle oder einen Verein und den Weg dorthin. Namenlose Foren kommen zuletzt.',
    ],
    [
      'Was lohnt sich als Nächstes zu lesen?',
      'Empfehlen Sie einen einzigen Titel und sagen Sie, was er besser macht als dieser Text. Zwei Empfehlungen sind schon eine Bibliothek.',
    ],
    [
      'Wie lange wird das stimmen?',
      'Setzen Sie das Datum Ihrer letzten Prüfung dazu. Nennen Sie den Teil, der wohl zuerst veraltet.',
    ],
    [
      'Was fehlt hier mit Absicht?',
      'Nennen Sie die Lücke und ihren Grund, jeweils in einem Satz. Wer danach sucht, sieht dann, dass sie nicht vergessen wurde.',
    ],
    [
      'Wer hat etwas davon?',
      'Folgen Sie dem Geld oder der Aufmerksamkeit einen Schritt weit. Gewinnt der Verfasser, gehört auch das in die Antwort.',
    ],
    [
      'Was geschieht, wenn man nichts tut?',
      'Schildern Sie den ruhigen Lauf der Dinge, ohne zu drohen. Manchmal ist Abwarten klug, und dann sollte es dastehen.',
    ],
    [
      'Wie sicher ist sich der Verfasser?',
      'Wählen Sie ein Wort für den Grad Ihrer Gewissheit und bleiben Sie dabei. Erklären Sie, worin der restliche Zweifel besteht.',
    ],
    [
      'Was hat überrascht?',
      'Erzählen Sie den einen Befund, mit dem Sie nicht gerechnet haben. An Überraschungen lernt man, dem Rest zu trauen.',
    ],
    [
      'Welcher Begriff braucht eine Erklärung?',
      'Nehmen Sie den, über den Außenstehende stolpern. Erklären Sie ihn mit einem Ding oder einer Geste statt mit einem weiteren Begriff.',
    ],
    [
      'Wie lautet die kürzeste ehrliche Antwort?',
      'Schreiben Sie sie vor der langen auf. Unterscheiden sich die beiden, braucht die lange noch Arbeit.',
    ],
    [
      'Was fragt man nur, wenn niemand zuhört?',
      'Nehmen Sie die scheue Frage ernst und fangen Sie mit ihr an. Oft ist sie der Grund, warum die Seite geöffnet wurde.',
    ],
  ],
  practical: [
    [
      'Womit fange ich an?',
      'Beschreiben Sie einen ersten Schritt, für den ein Abend reicht. Sagen Sie, was er braucht und woran man das Gelingen sieht.',
    ],
    [
      'Wie viel Zeit braucht das?',
      'Geben Sie eine Spanne aus eigener Erfahrung an. Nennen Sie dann den Umstand, der alles verlängert.',
    ],
    [
      'Was kostet es?',
      'Trennen Sie, was einmal bezahlt wird, von dem, was immer wieder anfällt. Fügen Sie den Posten hinzu, den man gern vergisst.',
    ],
    [
      'Brauche ich besonderes Gerät?',
      'Zählen Sie erst das Unentbehrliche auf, dann das bloß Angenehme. Sagen Sie, was sich leihen lässt.',
    ],
    [
      'Und wenn der erste Versuch misslingt?',
      'Nennen Sie die wahrscheinlichste Ursache und die Abhilfe. Ein tröstlicher Satz darf folgen, sofern er stimmt.',
    ],
    [
      'Geht das auch allein?',
      'Sagen Sie, an welcher Stelle eine zweite Person hilft. Erwähnen Sie, wo man sie findet.',
    ],
    [
      'Ist das etwas für Anfänger?',
      'Antworten Sie mit Ja oder Nein, bevor die Bedingungen kommen. Wer anfängt, will die erste Schwierigkeit kennen und wissen, wie lange sie dauert.',
    ],
    [
      'Wie probiert man es am günstigsten aus?',
      'Schlagen Sie einen Versuch vor, von dem nichts zurückbleibt, wenn er enttäuscht. Sagen Sie auch, was er nicht zeigen kann.',
    ],
    [
      'Wann sollte ich aufhören?',
      'Beschreiben Sie das Zeichen, dass weitere Mühe nichts mehr bringt. Rechtzeitig aufzuhören ist eine Kunst und verdient einen eigenen Satz.',
    ],
    [
      'Woran merke ich, dass es vorangeht?',
      'Nennen Sie etwas, das sich nach einer Woche sehen oder zählen lässt. Warnen Sie vor dem Zeichen, das nur nach Fortschritt aussieht.',
    ],
    [
      'Welcher Fehler ist der teuerste?',
      'Erzählen Sie ihn als Geschichte von wenigen Zeilen. Schließen Sie mit der Prüfung, die ihn verhindert hätte.',
    ],
    [
      'Was machen Erfahrene anders?',
      'Nennen Sie eine Gewohnheit und keine Begabung. Gewohnheiten lassen sich noch heute abschauen.',
    ],
    [
      'Wie bleibt man dran?',
      'Knüpfen Sie die neue Gewohnheit an etwas, das ohnehin geschieht. Sagen Sie, was nach der ersten ausgelassenen Woche zu tun ist.',
    ],
    ['Welche Alternative gibt es?', 'Beschreiben Sie sie so fair wie den Hauptweg. Manchen wird sie besser dienen.'],
  ],
}
