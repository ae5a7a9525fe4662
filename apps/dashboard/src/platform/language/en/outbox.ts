/** Texts of deliveries and retention. */
export const outbox = {
  times: { one: 'once', other: '{count} times' },
  states: {
    sent: 'Sent on {time}.',
    dead: 'Not delivered: tried {times} in three days. {why}',
    dropped: 'Discarded. {why}',
    sending: 'Is being sent.',
    soon: 'Will be sent in a moment.',
    failed: 'Failed {times}. {why} Next try on {time}.',
  },
  details: {
    openAccount: 'Open the account',
    openMessage: 'Open the message',
  },
  test: {
    send: 'Send a test',
    busy: 'Sending …',
    hint: 'It goes where the saved fields say.',
    accepted: {
      mail: 'The mail server has accepted the test. Look whether it is in the mailbox.',
      webhook: 'The address has accepted the test.',
    },
  },
  selected: {
    send: { one: 'Send the selected one again', other: 'Send the {count} selected again' },
    drop: { one: 'Discard the selected one', other: 'Discard the {count} selected' },
  },
  retention: {
    left: 'Expired data could not be deleted.',
    last: 'Deleted on {time}: {what}.',
    next: 'Will be deleted on {time}: {what}.',
    nothing: 'nothing',
    kinds: {
      files: { one: '{count} file', other: '{count} files' },
      messages: { one: '{count} message', other: '{count} messages' },
      applications: { one: '{count} application', other: '{count} applications' },
      auditTrail: {
        one: '{count} entry of the audit trail',
        other: '{count} entries of the audit trail',
      },
      missingPaths: { one: '{count} missing URL', other: '{count} missing URLs' },
    },
  },
};
