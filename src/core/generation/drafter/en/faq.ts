import type { Bank } from '../bank.ts'

export const faq: Bank['faq'] = {
  general: [
    [
      'What is this about, in one sentence?',
      'Answer without a subordinate clause. If that proves impossible, the subject may still be too wide.',
    ],
    [
      'Whom does it concern, and whom does it not?',
      'Name at least one group on each side. A reader who learns early that this is not for them will thank you.',
    ],
    [
      'What is certain, and what is assumed?',
      'List the certain part first and give its sources. Then say what you believe and how you came to believe it.',
    ],
    [
      'Why does it matter now?',
      'Point to one recent change and give its date. If nothing has changed, say why the old question is still open.',
    ],
    [
      'Where do the facts come from?',
      'Name the two or three sources that carry the text. Say which of them you have checked yourself.',
    ],
    [
      'Who sees it differently?',
      'Describe the other view so that its holders would nod. Only then explain why you do not share it.',
    ],
    [
      'What is most often misunderstood?',
      'State the misunderstanding, then the correction, in that order. One example is enough to make the difference stick.',
    ],
    [
      'Has it always been this way?',
      'Give the one turning point a reader should know. Leave the rest of the history for another day.',
    ],
    [
      'What would have to happen for the answer to change?',
      'Name one event or one finding. An answer that nothing could change is a belief, and may be called one.',
    ],
    [
      'Does it apply everywhere?',
      'Say which country, season or circumstance you have in mind. Mention one place where you would expect it to be different.',
    ],
    [
      'What can be done with this today?',
      'Suggest something small that needs no purchase and no permission. Describe what the reader should notice afterwards.',
    ],
    [
      'Whom can one ask?',
      'Give a person, an office or a society, with a way to reach them. Anonymous forums come last, if at all.',
    ],
    [
      'What is worth reading next?',
      'Recommend a single title and say what it does better than this article. Two recommendations are already a library.',
    ],
    ['How long will this remain true?', 'Give the date of your last check. Name the part that is likely to age first.'],
    [
      'What was left out on purpose?',
      'Mention the omission and its reason in a sentence each. Readers who miss something will know that it was not forgotten.',
    ],
    [
      'Who gains from it?',
      'Follow the money or the attention for one step. If the author gains, that belongs in the answer too.',
    ],
    [
      'What happens if one does nothing?',
      'Describe the quiet course of things without alarm. Sometimes waiting is a sound choice, and then it should be said.',
    ],
    [
      'How sure is the author?',
      'Choose a word for your degree of certainty and use it consistently. Explain what the remaining doubt consists of.',
    ],
    [
      'What came as a surprise?',
      'Tell the one finding you did not expect. Surprises are where readers learn to trust the rest.',
    ],
    [
      'Which term needs explaining?',
      'Pick the term that outsiders stumble over. Explain it with an object or a gesture, not with another term.',
    ],
    [
      'What is the shortest honest answer?',
      'Write it down before you write the long one. If the two differ, the long one needs work.',
    ],
    [
      'What do people ask when nobody is listening?',
      'Take the shy question seriously and answer it first. It is often the reason the page was opened.',
    ],
  ],
  practical: [
    [
      'Where should I begin?',
      'Describe a first step that fits into one evening. Say what it needs and how to tell that it worked.',
    ],
    [
      'How much time does it take?',
      'Give a range from your own experience. Then name the circumstance that makes it longer.',
    ],
    [
      'What does it cost?',
      'Separate what is paid once from what is paid again and again. Add the cost that people tend to forget.',
    ],
    [
      'Do I need special equipment?',
      'List what is indispensable, then what is merely pleasant to have. Say what can be borrowed.',
    ],
    [
      'What if the first attempt fails?',
      'Name the most likely reason and the repair. Add a sentence of comfort that is also true.',
    ],
    ['Can I do it alone?', 'Say at which point a second person helps. Mention where such a person can be found.'],
    [
      'Is it suitable for beginners?',
      'Answer with yes or no before the conditions. A beginner needs to know the first difficulty and how long it lasts.',
    ],
    [
      'What is the least expensive way to try it?',
      'Suggest a trial that leaves nothing behind if it disappoints. Be clear about what the trial cannot show.',
    ],
    [
      'When should I stop?',
      'Describe the sign that further effort brings nothing. Stopping in time is a skill and deserves its own sentence.',
    ],
    [
      'How do I notice progress?',
      'Name something that can be seen or counted after a week. Warn of the sign that only looks like progress.',
    ],
    [
      'Which mistake is the most expensive?',
      'Tell it as a story of a few lines. Close with the check that would have prevented it.',
    ],
    [
      'What do experienced people do differently?',
      'Mention one habit rather than a talent. Habits can be copied this afternoon.',
    ],
    [
      'How do I keep it up?',
      'Tie the new habit to something that happens anyway. Say what to do after the first week that was missed.',
    ],
    ['What is the alternative?', 'Describe it as fairly as the main path. Some readers will be better served there.'],
  ],
}
