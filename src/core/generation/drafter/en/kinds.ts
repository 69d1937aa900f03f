import type { Bank } from '../bank.ts'

export const kinds: Bank['kinds'] = {
  guide: {
    titles: ['a working guide', 'where to begin and what to watch', 'a guide for the first months'],
    description: 'what to know first, what to decide, which mistakes to avoid, and how to begin this week.',
    intro: {
      heading: 'Before you begin',
      goal: 'Promise the reader one thing that will be possible after the last paragraph.',
      points: [
        'What the reader can do afterwards',
        'What the reader needs beforehand',
        'What this guide leaves to others',
      ],
      say: [
        'This guide follows one subject from the first question to the first result: {topic}.',
        'Anyone who looks up {t} for the first time needs a path more than a pile of facts.',
        'Behind the words {t} stands a simple wish: to know enough to begin, and to begin well.',
      ],
    },
    closing: {
      heading: 'Where to go from here',
      goal: 'Send the reader off with one step that fits into the coming week.',
      points: [
        'Is there one clear first step?',
        'Is every warning followed by a way out?',
        'Could a beginner retell the core of it?',
      ],
      say: ['A guide has done its work when the reader closes it and starts.', 'Offer one place to continue, not ten.'],
    },
    faq: 'Frequently asked questions',
  },
  'how-to': {
    titles: ['step by step', 'the steps, in order', 'how it is done'],
    description: 'what to have ready, the steps in order, how to check the result, and what to do if it fails.',
    intro: {
      heading: 'What you will have at the end',
      goal: 'Describe the finished result first, so that the reader knows what the effort is for.',
      points: ['The result in one sentence', 'The time to set aside', 'Who should not attempt it'],
      say: [
        'At the end of these instructions stands a result you can touch or test: {topic}.',
        'Instructions under the heading {t} are good if somebody can follow them with one hand busy.',
        'The heading {t} can be filled in more than one way; this is one that can be repeated.',
      ],
    },
    closing: {
      heading: 'When it is done',
      goal: 'Tell the reader how a good result looks after a day and after a month.',
      points: [
        'Has each step been tried by someone else?',
        'Is every tool named before it is used?',
        'Does the text say how to undo a step?',
      ],
      say: ['Close with the check that takes less than a minute.', 'Mention what can be reused for the next attempt.'],
    },
    faq: 'Questions that come up on the way',
  },
  list: {
    titles: ['points worth your time', 'a short list with reasons', 'what belongs on the list'],
    description: 'a short list with reasons, from what to look at first to what is overrated, and how to choose.',
    intro: {
      heading: 'How to read this list',
      goal: 'Say how the list was made and in which order it stands.',
      points: ['Who chose, and by what measure', 'Whether the order means anything', 'What the list does not cover'],
      say: [
        'A list is a promise to choose, and this one chooses within one subject: {topic}.',
        'Lists on the subject of {t} are quickly made; the reasons behind each entry are the actual work.',
        'Anyone searching for {t} is better served by a short list with reasons than by a long one without.',
      ],
    },
    closing: {
      heading: 'If you take only one',
      goal: 'Name the single entry you would keep if you had to cross out all the others.',
      points: ['Has every entry a reason?', 'Could two entries be merged?', 'Is the order explained?'],
      say: ['A clear favourite helps more than a diplomatic draw.', 'Invite the reader to say what is missing.'],
    },
    faq: 'Frequently asked questions',
  },
  comparison: {
    titles: ['a fair comparison', 'the options side by side', 'which one suits whom'],
    description: 'strengths, weak spots, cost and effort side by side, and which option suits whom.',
    intro: {
      heading: 'What is being compared',
      goal: 'Name the options and the person who has to choose between them.',
      points: ['The options by name', 'The person who is choosing', 'The one difference that matters most'],
      say: [
        'The choice this comparison is meant to make easier: {topic}.',
        'Whoever asks about {t} wants to know the differences, not the brochures.',
        'A comparison under the title {t} is fair when each side would recognise itself in it.',
      ],
    },
    closing: {
      heading: 'How to decide',
      goal: 'Give the reader two or three plain sentences of the form: if this is you, take that.',
      points: [
        'Were all options judged by the same measure?',
        'Is every preference explained?',
        'Is the date of the comparison given?',
      ],
      say: [
        'A recommendation with conditions is still a recommendation.',
        'Say which option you use yourself, and why.',
      ],
    },
    faq: 'Frequently asked questions',
  },
  review: {
    titles: ['an honest review', 'tested and weighed', 'what holds up and what does not'],
    description: 'what holds up in everyday use, what disappoints, what it is worth, and for whom.',
    intro: {
      heading: 'The verdict in short',
      goal: 'Put your judgement into two sentences before you give a single reason.',
      points: ['The verdict in one sentence', 'The strongest reason for it', 'Who should read on'],
      say: [
        'This review answers one question about one thing: {topic}.',
        'Much can be said about {t}; what counts here is what happened in use.',
        'A review headed {t} owes the reader two things: a verdict and the way it was reached.',
      ],
    },
    closing: {
      heading: 'Final judgement',
      goal: 'Repeat the verdict in other words and add the condition under which it would change.',
      points: [
        'Is it said who paid for the test?',
        'Is there at least one real weakness?',
        'Is the verdict the same as at the top?',
      ],
      say: [
        'Would you spend your own money or time on it again?',
        'Name the one improvement that would change the verdict.',
      ],
    },
    faq: 'Frequently asked questions',
  },
  news: {
    titles: ['what is known', 'what happened and what it means', 'the facts so far'],
    description: 'what happened, who is affected, what is confirmed so far, and what remains open.',
    intro: {
      heading: 'In brief',
      goal: 'Answer who, what, when and where before the end of the first paragraph.',
      points: ['What happened', 'Who confirms it', 'What remains open'],
      say: [
        'The event in a single line, to be completed with place and date: {topic}.',
        'What is known about {t} at this hour fits into a few sentences.',
        'Reports about {t} differ; this text keeps to what can be confirmed.',
      ],
    },
    closing: {
      heading: 'What to keep in mind',
      goal: 'Tell the reader when there will be more to know, and from whom.',
      points: ['Is every statement attributed?', 'Were all sides asked?', 'Does the headline hold what it promises?'],
      say: ['Add the time of the last update.', 'End on a fact rather than on a forecast.'],
    },
    faq: 'Open questions',
  },
  'case-study': {
    titles: ['a case study', 'one case, told in full', 'what was tried and what came of it'],
    description: 'one case from problem to result, with what was tried, what went wrong and what others can use.',
    intro: {
      heading: 'The case at a glance',
      goal: 'Sum up problem, approach and result, so that a hurried reader can stop here.',
      points: ['Who was involved', 'What was attempted', 'What came of it'],
      say: [
        'One case stands at the centre of this text: {topic}.',
        'From outside, the story behind {t} looks simple; the interest lies in how it came about.',
        'The story behind {t} is worth telling for its turning points.',
      ],
    },
    closing: {
      heading: 'What remains',
      goal: 'Separate what belongs to this one case from what holds more widely.',
      points: [
        'Do those involved agree with the account?',
        'Is the result measured, not felt?',
        'Are failures told as openly as successes?',
      ],
      say: ['One sentence from a person involved makes a good ending.', 'Say how things stand today.'],
    },
    faq: 'Questions after the fact',
  },
  opinion: {
    titles: ['an opinion', 'a case to be made', 'why it deserves an argument'],
    description: 'a clear position, the reasons for it, the best objection, and what should follow.',
    intro: {
      heading: 'Where I stand',
      goal: 'State your position so plainly that somebody could disagree with it.',
      points: ['The position in one sentence', 'Why now', 'What the text does not claim'],
      say: [
        'There is something to be said in the first person about one matter: {topic}.',
        'On the subject of {t}, many people have a feeling and few have an argument.',
        'The usual conversation about {t} leaves out the part that matters to me.',
      ],
    },
    closing: {
      heading: 'What should follow',
      goal: 'Ask for one thing that a reader could actually do or refuse to do.',
      points: [
        'Is the best objection answered?',
        'Is there a fact behind every strong word?',
        'Would I sign this in a year?',
      ],
      say: [
        'Let the last sentence be the one you would say to a person’s face.',
        'A request is stronger than a complaint.',
      ],
    },
    faq: 'Objections and answers',
  },
}
