/** Words of the page that says how both programs are. */
export const health = {
  name: 'Health',
  intro:
    'How website and dashboard are at this moment. What needs the server is for whoever runs it: the checks of the server name each setting.',
  again: 'Look again',
  summary: {
    fine: 'Nothing is wrong.',
    wrong: { one: '{count} thing is to be mended.', other: '{count} things are to be mended.' },
  },
  verdicts: { fine: 'Fine', note: 'To know', wrong: 'To mend' },
  see: 'See to it',
  subjects: {
    website: 'Website',
    content: 'Content',
    forms: 'Forms',
    test: 'Daily test of the form',
    messages: 'Deliveries',
    mail: 'Who hears of messages',
    plans: 'Scheduled changes',
    retention: 'Deleting what was kept long enough',
    backups: 'Nightly backup',
    scans: 'Virus check of resumes',
    database: 'Database',
    disk: 'Disk',
    load: 'Load',
  },
  found: {
    websiteFine: 'It answers, and has run since {since}.',
    websiteAway: 'It does not answer.',
    websiteStrange: 'Something answers in its place, or it has another secret.',
    websiteUnreached: 'It cannot reach the dashboard, and shows what it knew before.',
    contentFine: 'All of it is shown.',
    contentLeftOut: {
      one: '{count} record cannot be shown.',
      other: '{count} records cannot be shown.',
    },
    formsFine: 'The dashboard takes them.',
    formsRefused: 'The dashboard refuses them.',
    formsUnstored: 'The dashboard cannot store them.',
    formsUnknown:
      'The website has not asked yet whether the dashboard takes them, or they go elsewhere.',
    testFine: 'The last one arrived on {since}.',
    testFirst: 'The first one is sent within a day.',
    testOff: 'It is turned off.',
    testLate: 'It does not arrive since {since}.',
    messagesFine: 'Nothing waits.',
    messagesWaiting: { one: '{count} is on its way.', other: '{count} are on their way.' },
    messagesFailing: {
      one: '{count} has failed twice or more, and is tried again.',
      other: '{count} have failed twice or more, and are tried again.',
    },
    messagesLate: {
      one: '{count} waits, the oldest since {since}.',
      other: '{count} wait, the oldest since {since}.',
    },
    messagesDead: {
      one: '{count} could not be delivered in three days.',
      other: '{count} could not be delivered in three days.',
    },
    mailFine: 'Somebody is told of each kind.',
    mailOff: 'Mail is off.',
    mailUnheard: 'Nobody is told of new {forms}.',
    plansFine: 'All were carried out at their time.',
    plansMissed: {
      one: '{count} was not carried out at its time.',
      other: '{count} were not carried out at their time.',
    },
    retentionFine: 'Last done on {since}.',
    retentionFirst: 'The first night is still to come.',
    retentionFailing: 'Something that was kept long enough is still there.',
    backupsFine: 'The last one is of {since}.',
    backupsFirst: 'The first night is still to come.',
    backupsOff: 'The dashboard makes none.',
    backupsMissing: 'Nobody could go back to yesterday: it is missing.',
    scansFine: 'None waits too long.',
    scansOff: 'It is not set up.',
    scansLate: {
      one: '{count} resume is not checked, and not handed out, since {since}.',
      other: '{count} resumes are not checked, and not handed out, the oldest since {since}.',
    },
    databaseFine: 'It answers within {span}.',
    databaseSlow: 'It took {span} for a small question.',
    databaseAway: 'It does not answer.',
    diskFine: '{size} are free.',
    diskSmall: 'Only {size} are free.',
    diskFull: 'Only {size} are free. Soon nothing that visitors send can be stored.',
    diskUnknown: 'The system does not tell how much is free.',
    loadFine: 'No program stood still for longer than {span}; the largest takes {size} of memory.',
    loadBlocked: 'A program stood still for {span}, and answered nobody meanwhile.',
    loadLarge: 'A program takes {size} of memory, which is more than it ever needs.',
  },
  todo: {
    websiteAway:
      'Ask whoever runs the server whether it runs, and whether the dashboard knows where. Its log says why it ended.',
    websiteStrange:
      'Ask whoever runs the server whether the dashboard knows where the website is, and to give both programs the same secret for forms.',
    websiteUnreached:
      'Ask whoever runs the server whether the website knows where the dashboard is. Its log says more.',
    contentLeftOut: 'The readiness page of the website names them, and why. Save them again here.',
    formsRefused:
      'Ask whoever runs the server to give both programs the same secret for forms, and to start them again.',
    formsUnstored:
      'Ask whoever runs the server to make room on the disk of its data, and to look whether its database takes writes.',
    testLate: 'Write a message on the website yourself, and see whether it arrives.',
    messagesFailing: 'The list of deliveries says why. Look at the mail server if it goes on.',
    messagesLate: 'Look at the mail server first: the list of deliveries says what it answered.',
    messagesDead: 'The list of deliveries says why. Send them again, or give them up.',
    mailOff: 'Ask whoever runs the server to set a mail server, and to start the dashboard again.',
    mailUnheard: 'Set up a forwarding for them.',
    plansMissed: 'The start page says which, and why. Do it by hand.',
    retentionFailing:
      'It is tried again every quarter of an hour. If it does not pass, look at the disk or the bucket.',
    backupsOff:
      'Make sure that something else does, or ask whoever runs the server to set the hour of the nightly one.',
    backupsMissing: 'Ask whoever runs the server to make one now, and what it says.',
    scansOff: 'Where a virus scanner runs, whoever runs the server can tell the dashboard of it.',
    scansLate:
      'Ask whoever runs the server whether the virus scanner runs, and whether the dashboard knows where.',
    databaseSlow:
      'If it stays so, look for other work on the machine, and at the disk of the database.',
    databaseAway:
      'Look whether PostgreSQL runs, or whether the file of the database can be written.',
    diskSmall: 'Make room soon, or choose a larger disk.',
    diskFull: 'Make room now: old backups and logs first.',
    loadBlocked:
      'If it stays so, the machine needs more processor, or something else on it takes it.',
    loadLarge: 'Start it again at a quiet hour, and tell whoever looks after the code.',
  },
};
