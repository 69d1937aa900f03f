import type { SectionText } from '../bank.ts'

/** Body sections of news, case studies and opinion pieces. */
export const account = {
  facts: {
    heading: 'The facts so far',
    goal: 'Set down what is confirmed, each statement with the person or paper behind it.',
    points: ['Who, what, when, where', 'Who confirmed it', 'How it became known'],
    say: ['Facts about {t} come first, and in the order of their weight.', 'Leave out what merely sounds likely.'],
  },
  background: {
    heading: 'How it came to this',
    goal: 'Give the reader exactly as much history as is needed to understand the present.',
    points: ['The turning point', 'The decision that led here', 'What was forgotten since'],
    say: ['Background is what explains, not everything that came before.', 'Two dates are often enough.'],
  },
  affected: {
    heading: 'Who is affected',
    goal: 'Show the people behind the event, with their consent and without pathos.',
    points: ['Directly affected', 'Indirectly affected', 'Who decides'],
    say: [
      'A person with a name explains more about {t} than a statistic does.',
      'Ask how daily life has changed, not only how it feels.',
    ],
  },
  sources: {
    heading: 'Who says so',
    goal: 'Make visible where each piece of information comes from.',
    points: ['Documents', 'People on the record', 'People who did not wish to be named, and why'],
    say: ['Two sources that copied from each other are one source.', 'Say who was asked and did not answer.'],
  },
  figures: {
    heading: 'The figures in question',
    goal: 'Put every number into proportion before it is allowed to impress.',
    points: ['Where the number comes from', 'What it is compared with', 'What it does not say'],
    say: ['A number alone is a noise.', 'Ask whether the figure counts people, cases or reports.'],
  },
  voices: {
    heading: 'Reactions',
    goal: 'Let those speak who have something at stake, and give each the same room.',
    points: ['In favour', 'Against', 'Undecided, with a reason'],
    say: ['A quotation should say what no paraphrase could.', 'Loud is not the same as important.'],
  },
  timeline: {
    heading: 'The order of events',
    goal: 'Arrange the events so that cause and coincidence can be told apart.',
    points: ['The first sign', 'The decisive day', 'The latest development'],
    say: ['Each entry needs a date and a verb.', 'Gaps in the sequence may be shown as gaps.'],
  },
  meaning: {
    heading: 'What it means',
    goal: 'Explain the consequences, and keep the certain ones apart from the possible ones.',
    points: ['What changes at once', 'What may change', 'What stays as it was'],
    say: [
      'Say clearly where the report ends and the reading of it begins.',
      'The meaning of {t} may differ from town to town.',
    ],
  },
  local: {
    heading: 'Close to home',
    goal: 'Bring the matter to the reader’s street, desk or table.',
    points: ['A place the reader knows', 'A person who can be asked', 'A date on which something will be decided'],
    say: ['Distance is the first reason why news is not read.', 'Ask one local question and report the answer.'],
  },
  unknown: {
    heading: 'What is not known yet',
    goal: 'List the open questions so openly that nobody can mistake them for answers.',
    points: ['What is being examined', 'What is disputed', 'What may never be known'],
    say: ['An open question is information too.', 'Say when the next answer about {t} can be expected.'],
  },
  watch: {
    heading: 'What to watch for',
    goal: 'Tell the reader which next event will show where things are going.',
    points: ['The next date', 'The sign of a change', 'The source to follow'],
    say: [
      'A forecast should name the thing that would prove it wrong.',
      'Fewer signs, well chosen, are easier to follow.',
    ],
  },
  problem: {
    heading: 'The problem',
    goal: 'Describe the difficulty as it looked before anybody knew the way out.',
    points: ['Who noticed it first', 'What it cost', 'What had been tried before'],
    say: [
      'A problem is understood when one can say whom it keeps awake.',
      'Before anyone spoke of {t} there was a particular morning; find it.',
    ],
  },
  aim: {
    heading: 'What was to be achieved',
    goal: 'State the aim as it was worded at the time, not as hindsight would have it.',
    points: ['The aim in one sentence', 'The measure of success', 'What was deliberately not attempted'],
    say: ['An aim without a measure is a mood.', 'Mention whether everybody wanted the same thing.'],
  },
  context: {
    heading: 'The setting',
    goal: 'Give place, time, size and means, so that readers can compare their own case.',
    points: ['Place and period', 'People and means', 'Rules that applied'],
    say: [
      'What looks like skill is sometimes the setting.',
      'Readers will compare what they read about {t} with their own surroundings, so describe the original ones.',
    ],
  },
  approach: {
    heading: 'What was tried',
    goal: 'Tell the steps in the order in which they were taken, detours included.',
    points: ['The first idea', 'The change of course', 'What was kept to the end'],
    say: ['Reasons matter more here than methods.', 'Say who proposed it and who had doubts.'],
  },
  people: {
    heading: 'The people involved',
    goal: 'Introduce those without whom it would have gone differently.',
    points: ['Who carried it', 'Who stood in the way, and why', 'Who is rarely mentioned'],
    say: ['People are shown by what they do.', 'Ask everyone named whether they agree with the account.'],
  },
  decisions: {
    heading: 'The decisions that counted',
    goal: 'Show the two or three forks in the road, with what was known at each.',
    points: ['What was decided', 'What spoke for the other way', 'When it turned out to be right or wrong'],
    say: [
      'Judge a decision by what could be known at the time.',
      'One wrong turn may be more instructive than all the right ones.',
    ],
  },
  obstacles: {
    heading: 'What went wrong',
    goal: 'Report the failures with the same care as the successes.',
    points: ['The foreseeable obstacle', 'The unforeseen one', 'How each was dealt with'],
    say: ['A smooth case study is an advertisement.', 'Say what the failure cost and who bore it.'],
  },
  outcome: {
    heading: 'Before and after',
    goal: 'Compare the state at the beginning with the state at the end by the same measure.',
    points: ['What can be counted', 'What can only be described', 'What got worse'],
    say: ['A result without a starting value proves little.', 'Give the date on which the result was measured.'],
  },
  evidence: {
    heading: 'What the evidence shows',
    goal: 'Lay the evidence on the table and let the reader weigh it.',
    points: ['The strongest piece', 'The weakest piece', 'The piece that is missing'],
    say: [
      'Evidence on {t} should be old enough to be tested and young enough to matter.',
      'An anecdote opens the door; a figure has to walk through it.',
    ],
  },
  lessons: {
    heading: 'What was learnt',
    goal: 'Draw only those lessons that the case really supports.',
    points: ['What we would do again', 'What we would leave out', 'What we would ask sooner'],
    say: ['A lesson is short and has a price tag.', 'Credit the person who saw it coming.'],
  },
  transfer: {
    heading: 'What others can take from it',
    goal: 'Say which part can be copied tomorrow and which depends on the circumstances.',
    points: ['What works anywhere', 'What needs the same conditions', 'What should not be copied'],
    say: ['Copying the surface is easy and disappoints.', 'Offer a first test that others can run within a week.'],
  },
  claim: {
    heading: 'What I claim, and what I do not',
    goal: 'Sharpen the position until it can be contradicted, then fence it in.',
    points: [
      'The claim in plain words',
      'The stronger claim I do not make',
      'The condition under which I would drop it',
    ],
    say: [
      'Half the quarrels about {t} are quarrels about claims nobody made.',
      'A claim with limits is harder to knock over.',
    ],
  },
  reasons: {
    heading: 'The reasons',
    goal: 'Give the two or three reasons that carry the weight, the strongest one last.',
    points: ['A reason from experience', 'A reason from facts', 'A reason of principle'],
    say: [
      'A fifth reason weakens the first four.',
      'Ask of each reason whether it would convince somebody who dislikes its conclusion.',
    ],
  },
  objection: {
    heading: 'The best objection',
    goal: 'State the opposing view so well that its friends would quote you.',
    points: ['The objection in its strongest form', 'Who holds it, and why', 'What is true about it'],
    say: [
      'Whoever avoids the best objection has already lost it.',
      'Let those who see {t} differently speak in their own words.',
    ],
  },
  reply: {
    heading: 'Why I still think so',
    goal: 'Answer the objection without taking back what you granted.',
    points: ['What I concede', 'What the objection overlooks', 'What would settle the matter'],
    say: [
      'A concession costs little and buys a great deal of trust.',
      'Answer the argument and leave the person in peace.',
    ],
  },
  price: {
    heading: 'Who pays for it',
    goal: 'Show the cost of your own proposal before others do.',
    points: ['Who gives something up', 'Who gains', 'How it could be made fairer'],
    say: ['Every position on {t} sends somebody a bill.', 'An opinion that costs nobody anything changes nothing.'],
  },
  common: {
    heading: 'Where we agree',
    goal: 'Mark the ground on which both sides could stand.',
    points: ['A fact nobody disputes', 'A worry both sides share', 'A small step both could take'],
    say: [
      'Common ground is found by describing, not by embracing.',
      'Agreement on the question is worth something too.',
    ],
  },
  doubts: {
    heading: 'Where I may be wrong',
    goal: 'Show the place where your own certainty wears thin.',
    points: ['What I have not seen myself', 'What would change my mind', 'What I used to think'],
    say: [
      'A doubt in the right place makes the rest stronger.',
      'Anyone who has never changed their view on {t} may not have looked.',
    ],
  },
  change: {
    heading: 'What would have to change',
    goal: 'Turn the opinion into a proposal that somebody could begin on Monday.',
    points: ['The smallest useful change', 'Who could begin', 'How one would notice that it works'],
    say: ['A demand needs an address.', 'Modest proposals are harder to refuse.'],
  },
} satisfies Record<string, SectionText>
