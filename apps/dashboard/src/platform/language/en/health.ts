/** Texts of the health page. */
export const health = {
  name: 'Health',
  intro:
    'The current status of website and dashboard. Some problems need the server administrator: the checks on the server name each setting.',
  again: 'Check again',
  summary: {
    fine: 'Nothing is wrong.',
    wrong: { one: '{count} problem.', other: '{count} problems.' },
  },
  verdicts: { fine: 'Fine', note: 'Note', wrong: 'Problem' },
  see: 'Open',
  kinds: { contact: 'messages', enquiry: 'enquiries', application: 'applications' },
  subjects: {
    website: 'Website',
    content: 'Content',
    forms: 'Forms',
    test: 'Daily test of the form',
    messages: 'Deliveries',
    mail: 'Notifications of messages',
    plans: 'Scheduled changes',
    retention: 'Scheduled cleanup',
    backups: 'Nightly backup',
    scans: 'Virus check of resumes',
    database: 'Database',
    disk: 'Disk',
    load: 'Load',
  },
  found: {
    websiteFine: 'It responds, and has been running since {since}.',
    websiteAway: 'It does not respond.',
    websiteStrange: 'Another server responds, or the secrets differ.',
    websiteUnreached: 'It cannot reach the dashboard, and shows cached content.',
    contentFine: 'All of it is shown.',
    contentLeftOut: {
      one: '{count} record cannot be shown.',
      other: '{count} records cannot be shown.',
    },
    formsFine: 'The dashboard accepts them.',
    formsRefused: 'The dashboard rejects them.',
    formsUnstored: 'The dashboard cannot store them.',
    formsUnknown:
      'The website has not checked yet whether the dashboard accepts them, or another host receives them.',
    testFine: 'The last one arrived on {since}.',
    testFirst: 'The first one is sent within a day.',
    testOff: 'It is turned off.',
    testLate: 'None has arrived since {since}.',
    messagesFine: 'The queue is empty.',
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
    mailFine: 'Each form has a recipient.',
    mailOff: 'Mail is off.',
    mailUnheard: 'New {forms} have no recipient.',
    plansFine: 'All were carried out at their time.',
    plansMissed: {
      one: '{count} was not carried out at its time.',
      other: '{count} were not carried out at their time.',
    },
    retentionFine: 'Last done on {since}.',
    retentionFirst: 'It has not run yet.',
    retentionFailing: 'Expired data could not be deleted.',
    backupsFine: 'The last one is of {since}.',
    backupsFirst: 'There is none yet.',
    backupsOff: 'The dashboard creates none.',
    backupsMissing: 'The latest backup is missing.',
    scansFine: 'None waits too long.',
    scansOff: 'It is not set up.',
    scansLate: {
      one: '{count} resume has not been checked since {since}, and cannot be downloaded.',
      other:
        '{count} resumes have not been checked and cannot be downloaded, the oldest since {since}.',
    },
    databaseFine: 'It responds within {span}.',
    databaseSlow: 'A small query took {span}.',
    databaseAway: 'It does not respond.',
    diskFine: '{size} are free.',
    diskSmall: 'Only {size} are free.',
    diskFull: 'Only {size} are free. Soon nothing that visitors send can be stored.',
    diskUnknown: 'The system does not tell how much is free.',
    loadFine: 'No process was blocked for longer than {span}; the largest uses {size} of memory.',
    loadBlocked: 'A process was blocked for {span} and answered no request.',
    loadLarge: 'A process uses {size} of memory, more than expected.',
  },
  todo: {
    websiteAway:
      'Ask the server administrator whether it runs, and whether the dashboard knows where. Its log says why it ended.',
    websiteStrange:
      'Ask the server administrator whether the dashboard knows where the website is, and to give both processes the same secret for forms.',
    websiteUnreached:
      'Ask the server administrator whether the website knows where the dashboard is. Its log says more.',
    contentLeftOut: 'The readiness page of the website names them, and why. Save them again here.',
    formsRefused:
      'Ask the server administrator to give both processes the same secret for forms, and to start them again.',
    formsUnstored:
      'Ask the server administrator to make room on the disk of its data, and to look whether its database takes writes.',
    testLate: 'Write a message on the website yourself, and see whether it arrives.',
    messagesFailing: 'The list of deliveries says why. Look at the mail server if it goes on.',
    messagesLate: 'Look at the mail server first: the list of deliveries says what it answered.',
    messagesDead: 'The list of deliveries says why. Send them again, or discard them.',
    mailOff: 'Ask the server administrator to set a mail server, and to start the dashboard again.',
    mailUnheard: 'Set up a forwarding for them.',
    plansMissed: 'The start page says which, and why. Do it by hand.',
    retentionFailing:
      'It is tried again every quarter of an hour. If it does not pass, look at the disk or the bucket.',
    backupsOff:
      'Make sure that something else does, or ask the server administrator to set the hour of the nightly one.',
    backupsMissing: 'Ask the server administrator to make one now, and what it says.',
    scansOff: 'Where a virus scanner runs, the server administrator can configure it.',
    scansLate:
      'Ask the server administrator whether the virus scanner runs, and whether the dashboard knows where.',
    databaseSlow:
      'If it continues, look for other work on the machine, and at the disk of the database.',
    databaseAway:
      'Look whether PostgreSQL runs, or whether the file of the database can be written.',
    diskSmall: 'Make room soon, or choose a larger disk.',
    diskFull: 'Make room now: old backups and logs first.',
    loadBlocked: 'If it continues, the machine needs more CPU, or another process uses it.',
    loadLarge: 'Restart it at a quiet hour, and tell the developers.',
  },
};
