import type { SectionText } from '../bank.ts'

/** Body sections of guides and instructions. */
export const practical = {
  who: {
    heading: 'Who this is for',
    goal: 'Describe the reader you have in mind so exactly that others notice they are not meant.',
    points: [
      'What the reader already knows',
      'How much time and money there is',
      'What the reader is tired of hearing',
    ],
    say: ['A guide for everybody guides nobody.', 'Ask who would stop at the title {t}, and what they hope for.'],
  },
  basics: {
    heading: 'The idea in plain words',
    goal: 'Explain the heart of the matter as you would to an intelligent neighbour.',
    points: ['What it is, in one sentence', 'What it is for', 'What it is often confused with'],
    say: [
      'What stands behind {t} should fit on a postcard.',
      'Comparisons help here, if the compared thing is truly familiar.',
    ],
  },
  terms: {
    heading: 'The few words you need',
    goal: 'Introduce only the terms without which the rest cannot be understood.',
    points: ['The term everyone uses', 'The term that means something else elsewhere', 'The term you can do without'],
    say: ['Each term deserves an example the reader can hold.', 'A word that is needed only once is better replaced.'],
  },
  needs: {
    heading: 'What you need beforehand',
    goal: 'List everything that has to be at hand before the first move, and nothing else.',
    points: ['Indispensable things', 'Things that make it more pleasant', 'Things you can borrow or replace'],
    say: [
      'It is annoying to discover a missing item halfway through.',
      'Knowledge and an undisturbed hour belong on the list too.',
    ],
  },
  choices: {
    heading: 'Decisions to make early',
    goal: 'Show which choices are hard to undo later, and how to make them without regret.',
    points: [
      'The decision that shapes all the others',
      'The decision that can wait',
      'A sensible default for the undecided',
    ],
    say: ['A good default is a gift to the undecided.', 'For each choice, say what it closes off.'],
  },
  start: {
    heading: 'A first step for this week',
    goal: 'Give the reader one small action whose success can be seen the same day.',
    points: ['What to do first', 'What to expect from it', 'What to note down for next time'],
    say: [
      'Whatever {t} means in the end, the first step should be cheap to repeat.',
      'Small beginnings are easier to forgive.',
    ],
  },
  path: {
    heading: 'From first try to habit',
    goal: 'Describe the way from the first success to a routine that holds on a bad day.',
    points: ['The second week', 'The first setback', 'The sign that it has become a habit'],
    say: ['Progress is rarely a straight line, and a guide may admit it.', 'Say how often is often enough.'],
  },
  example: {
    heading: 'One example from beginning to end',
    goal: 'Follow a single case closely enough for the reader to repeat or judge it.',
    points: ['The starting point', 'The moment of decision', 'How it ended'],
    say: ['Let the example be true, even if it is less tidy for it.', 'One good case makes the words {t} concrete.'],
  },
  mistakes: {
    heading: 'Mistakes almost everyone makes',
    goal: 'Spare the reader the errors that cost the most time, money or courage.',
    points: ['The early mistake', 'The costly mistake', 'The mistake that turned out to be useful'],
    say: [
      'Say how to notice a mistake while it can still be put right.',
      'Your own errors are more instructive than those of others.',
    ],
  },
  cost: {
    heading: 'What it costs',
    goal: 'Give an honest total, not only the price on the label.',
    points: ['What is paid once', 'What is paid again and again', 'What costs attention instead of money'],
    say: ['Every price needs a date and a place.', 'Time is part of the bill.'],
  },
  help: {
    heading: 'Where to find help',
    goal: 'Point to people and places that answer questions, and say what each is good for.',
    points: ['A person or a group nearby', 'A book or a page you trust', 'When to pay a professional'],
    say: ['Recommend only what you have used yourself.', 'Asking early is cheaper than repairing late.'],
  },
  prepare: {
    heading: 'Preparing the ground',
    goal: 'Bring the reader to the point where the first step can no longer go badly wrong.',
    points: ['Place and light', 'Order of tools and materials', 'What to switch off, move away or protect'],
    say: [
      'Preparation is the part that experienced people never skip.',
      'Say how the place should look just before the start.',
    ],
  },
  steps: {
    heading: 'The steps',
    goal: 'Write one action per step, beginning with a verb, in the order of the hands.',
    points: [
      'The first action and how it looks when done',
      'The main action, in its smallest parts',
      'The last action and the pause after it',
    ],
    say: [
      'If a step contains the word “and”, it may be two.',
      'In instructions on {t}, each step should end in something visible.',
    ],
  },
  decisive: {
    heading: 'The step that decides',
    goal: 'Slow down at the one place where success and failure part ways.',
    points: ['What to look at', 'What it must not look like', 'How long there is to react'],
    say: ['Most instructions are too short exactly here.', 'A picture of this moment is worth the trouble.'],
  },
  checks: {
    heading: 'How to tell that it worked',
    goal: 'Offer a test that needs no expert and no expensive instrument.',
    points: ['The quick check', 'The thorough check', 'The result that only looks right'],
    say: ['A check is honest if it can fail.', 'Say when to test again.'],
  },
  fixes: {
    heading: 'If something goes wrong',
    goal: 'Go from symptom to cause to remedy, and put the frequent ones first.',
    points: [
      'The usual fault and its remedy',
      'The fault that looks worse than it is',
      'The point at which to start afresh',
    ],
    say: [
      'People read this part in a hurry, so begin each line with what they see.',
      'Some failures mend themselves; name them.',
    ],
  },
  time: {
    heading: 'How long it takes',
    goal: 'Separate the time at work from the time spent waiting.',
    points: ['Active time', 'Waiting time', 'The first attempt compared with the tenth'],
    say: ['An honest estimate includes clearing up.', 'Mention at which points one may safely walk away.'],
  },
  safety: {
    heading: 'Safety and limits',
    goal: 'Name real dangers soberly and place each warning before the step it belongs to.',
    points: ['What can cause harm', 'Who should leave it alone', 'What to do in an emergency'],
    say: ['A warning without a reason is soon ignored.', 'Where rules or permits apply, say who issues them.'],
  },
  variants: {
    heading: 'Other ways to do it',
    goal: 'Present the alternatives that people with other means or tastes would choose.',
    points: ['A quicker way', 'A more thorough way', 'A way with fewer tools'],
    say: ['Say what each variant gives up in return.', 'Traditions differ, on {t} as on everything else.'],
  },
  upkeep: {
    heading: 'Keeping the result',
    goal: 'Explain what has to be done, and how often, so that the work lasts.',
    points: ['After a day', 'After a month', 'Before a long absence'],
    say: [
      'Most results are lost through neglect, not through use.',
      'A reminder in the calendar is part of the method.',
    ],
  },
} satisfies Record<string, SectionText>
