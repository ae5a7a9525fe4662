/** Texts of the list and the form of the website texts. */
export const content = {
  state: {
    changes: { one: '{count} change', other: '{count} changes' },
    missing: { one: '{count} missing', other: '{count} missing' },
    older: { one: '{count} older than the English', other: '{count} older than the English' },
  },
  compared: {
    missing: 'Missing here',
    older: 'Changed since',
    was: 'Previous text:',
    confirm: 'Still correct',
  },
  form: {
    find: 'Find a field of this page',
    findHint: 'Find a field or its text',
    resetAll: 'Reset all',
    notFound: 'No field of this page matches.',
  },
  field: {
    shipped: 'Default:',
    leftOut: 'empty',
    reset: 'Reset',
    asARule: '{choice} (default)',
    add: 'Add {label}',
    addTo: 'Add to {label}',
    leaveOut: 'Remove {label}',
    kind: 'Kind',
    up: 'Move {name} up',
    down: 'Move {name} down',
    remove: 'Remove {name}',
    entry: '{label} {number}',
  },
  phrase: {
    volumes: { 1: '{volume}, whispers', 6: '{volume}, shouts' },
    crescendo: 'Crescendo, rises',
    part: 'part {number}',
    wordsOf: 'Text of {part}',
    volumeOf: 'Volume of {part}',
    from: 'Where the crescendo of {part} begins, percent',
    addWords: 'Add text',
    toPhrase: 'to {name}',
  },
  picture: {
    ofLibrary: 'A picture of the library',
    choose: 'Choose from the library',
    unreadable: 'The picture could not be read. Please choose it again.',
  },
  unfit: {
    label: 'Changes that do not fit',
    heading: 'The page was changed, and these texts no longer fit.',
    text: 'Visitors see the default texts. Copy what you need; the next save removes these.',
  },
  errors: {
    noField: 'The page has no such field any more.',
    fill: 'Fill this in.',
    least: {
      array: { one: 'At least one entry.', other: 'At least {count} entries.' },
      string: 'At least {count} characters.',
      number: 'At least {count}.',
    },
    most: {
      array: { one: 'At most one entry.', other: 'At most {count} entries.' },
      string: 'At most {count} characters.',
      number: 'At most {count}.',
    },
    formats: {
      email: 'This is no e-mail address.',
      url: 'This is not a URL; it begins with https://.',
      date: 'A day, as 2026-01-31.',
    },
    pattern: 'The format is not valid.',
  },
};
