import type { SectionText } from '../bank.ts'

/** Body sections of lists, comparisons and reviews. */
export const choice = {
  criteria: {
    heading: 'The measure used',
    goal: 'Lay open by what the candidates are judged, and why by that.',
    points: ['The measure that counts double', 'The measure that was dropped', 'Who helped with the judging'],
    say: [
      'A criterion is useful if two people would reach the same mark.',
      'In a judgement on {t}, taste is allowed as long as it is called taste.',
    ],
  },
  overview: {
    heading: 'The list at a glance',
    goal: 'Give hurried readers the whole list on one screen.',
    points: ['Name of each entry', 'Strongest reason for it', 'Limit worth knowing'],
    say: ['The overview is the part that gets passed on.', 'An entry that cannot be summed up in a line is not ready.'],
  },
  beginner: {
    heading: 'The one to begin with',
    goal: 'Recommend the entry that forgives the most mistakes.',
    points: ['Why it is forgiving', 'What it teaches', 'When to leave it behind'],
    say: ['Whoever is disappointed by the first try rarely asks about {t} again.', 'Simple does not mean lesser.'],
  },
  easy: {
    heading: 'The easy one',
    goal: 'Show which entry brings the quickest result for the smallest effort.',
    points: ['What makes it easy', 'How soon it shows an effect', 'Where the ease ends'],
    say: ['Ease is a quality, and no cause for shame.', 'Describe the effort in minutes, not in adjectives.'],
  },
  known: {
    heading: 'The one everybody names',
    goal: 'Explain what is behind the reputation, and whether it is still earned.',
    points: ['Where the fame comes from', 'What holds up', 'What has faded'],
    say: [
      'A classic can be right and worn out at once.',
      'Most conversations about {t} begin here, so begin a little differently.',
    ],
  },
  overlooked: {
    heading: 'The one people overlook',
    goal: 'Make the case for something your readers have probably passed by.',
    points: ['Why it is overlooked', 'What it does better', 'For whom it is the best choice'],
    say: ['This entry is the reason to write the list yourself.', 'A discovery needs a proof, so bring one.'],
  },
  demanding: {
    heading: 'The one that asks for more',
    goal: 'Describe the entry whose reward comes late, and say how late.',
    points: ['What it demands', 'What it gives back', 'How to know that one is ready'],
    say: ['Difficulty should be described, not celebrated.', 'Somebody will love exactly this one.'],
  },
  thrifty: {
    heading: 'The inexpensive one',
    goal: 'Show what can be had for little or nothing, without praising it beyond its worth.',
    points: ['What it costs in truth', 'What is missing', 'How long it will do'],
    say: ['Cheap is good if nothing has to be bought twice.', 'Mention what can be found second-hand.'],
  },
  surprising: {
    heading: 'The surprise',
    goal: 'Include the entry you would not have expected on your own list.',
    points: ['How you came upon it', 'What speaks against it', 'Why it stays nevertheless'],
    say: [
      'A list about {t} without a surprise could be left to a catalogue.',
      'Tell the discovery as a story of three sentences.',
    ],
  },
  leftout: {
    heading: 'What was left out, and why',
    goal: 'Name the well-known candidates that are missing and give each a fair reason.',
    points: ['The near miss', 'The overrated one', 'The one not yet tried'],
    say: ['Omissions are judgements and may be defended like judgements.', 'Promise to look again, and set a date.'],
  },
  use: {
    heading: 'How to use this list',
    goal: 'Turn the list into an order of action that fits different readers.',
    points: ['If there is only one evening', 'If there is a whole season', 'If there is somebody to share it with'],
    say: ['Nobody has to go through the whole list.', 'Suggest a pair of entries that go well together.'],
  },
  options: {
    heading: 'The options, one by one',
    goal: 'Introduce each option in a paragraph its own supporters would sign.',
    points: ['Where it comes from', 'What it is best known for', 'Who usually chooses it'],
    say: [
      'Give every option the same number of lines.',
      'If the question of {t} has more than two answers, say why the others are missing.',
    ],
  },
  sidebyside: {
    heading: 'Side by side',
    goal: 'Put the facts into a table and the judgement into the sentences around it.',
    points: ['Equal measures for all', 'No empty cells', 'Date of the comparison'],
    say: ['A table shows at a glance where two things hardly differ.', 'After the table, say which row should decide.'],
  },
  strengths: {
    heading: 'What speaks for it',
    goal: 'Praise precisely: what was good, in which situation, compared with what.',
    points: ['The strength that shows at once', 'The strength that shows late', 'The strength nobody advertises'],
    say: ['Praise convinces when it is tied to an occasion.', 'Say which strength you would miss first.'],
  },
  weaknesses: {
    heading: 'What speaks against it',
    goal: 'Name the weak spots without malice and without cushions.',
    points: ['The weakness one can live with', 'The weakness that rules it out', 'The weakness that may yet be mended'],
    say: [
      'A weakness is relevant if it meets the reader’s daily life.',
      'Distinguish between a flaw and a matter of taste.',
    ],
  },
  effort: {
    heading: 'Effort and learning',
    goal: 'Say how much work each way demands before it gives anything back.',
    points: ['The first day', 'The first month', 'What has to be unlearnt'],
    say: ['Effort that teaches something is not lost.', 'Habit makes the familiar side look easier than it is.'],
  },
  quality: {
    heading: 'Quality of the result',
    goal: 'Judge what comes out in the end, and say how you judged it.',
    points: ['How the result was examined', 'What a layperson notices', 'What only an expert notices'],
    say: [
      'Where the difference is small, calling it small is a service.',
      'Quality has to be measured against the purpose.',
    ],
  },
  switching: {
    heading: 'Changing your mind later',
    goal: 'Show what it takes to move from one side to the other.',
    points: ['What can be taken along', 'What is lost', 'The best moment for a change'],
    say: [
      'A choice that can be undone needs less deliberation.',
      'Ask how people leave an option, not only how they arrive at it.',
    ],
  },
  thirdway: {
    heading: 'A third way',
    goal: 'Mention the alternative that does not belong to the usual comparison.',
    points: ['Doing without', 'Doing it oneself', 'Sharing or borrowing'],
    say: ['Sometimes the best option is not on the list.', 'Fairness demands a sentence about doing nothing.'],
  },
  forwhom: {
    heading: 'Which one suits whom',
    goal: 'Match each option with a person, a situation and a budget.',
    points: ['For the cautious', 'For the ambitious', 'For those who should leave it alone'],
    say: [
      'Readers look for themselves in this part, so draw them clearly.',
      'Advice on {t} may differ from person to person.',
    ],
  },
  tested: {
    heading: 'What was tested, and how',
    goal: 'Describe the test so that somebody else could repeat it.',
    points: ['How long and how often', 'Under which conditions', 'Who paid for it'],
    say: ['A judgement on {t} is only as good as the test behind it.', 'Mention what could not be tested.'],
  },
  impression: {
    heading: 'The first impression',
    goal: 'Hold on to what you noticed before habit set in.',
    points: ['What pleased at once', 'What irritated at once', 'What turned out differently later'],
    say: [
      'First impressions are facts about the observer as well.',
      'Write these lines from the notes of the first day.',
    ],
  },
  daily: {
    heading: 'In everyday use',
    goal: 'Tell what happened when the novelty was gone.',
    points: ['A typical day', 'A day when things went badly', 'What one stops noticing'],
    say: [
      'Everyday life is the hardest test there is.',
      'Small annoyances grow with repetition, and so do small pleasures.',
    ],
  },
  value: {
    heading: 'What it is worth',
    goal: 'Relate the price to the use, and say for whom the sum works out.',
    points: ['Price with date and place', 'Follow-up costs', 'What the same money buys elsewhere'],
    say: [
      'Value depends on how often a thing is used.',
      'A high price can be fair and still be too high for the reader.',
    ],
  },
  scores: {
    heading: 'The marks at a glance',
    goal: 'Sum up the findings in a table that a hurried reader can trust.',
    points: ['One finding per line', 'The same scale throughout', 'Reasons in the text, not in the table'],
    say: [
      'A mark without a sentence beside it is only half a judgement.',
      'Do not calculate an average of things that cannot be added.',
    ],
  },
  longrun: {
    heading: 'After the first weeks',
    goal: 'Report what changed with time: wear, habit, second thoughts.',
    points: ['What became better', 'What became worse', 'What broke or was forgotten'],
    say: ['Promise an update and keep the date.', 'Patience is part of the test.'],
  },
} satisfies Record<string, SectionText>
