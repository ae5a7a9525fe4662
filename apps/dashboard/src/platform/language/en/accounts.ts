/** Texts of sign-in, accounts and the second factor. */
export const accounts = {
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  yourPassword: 'Your password',
  close: 'Close',
  signIn: {
    heading: 'Sign in',
    submit: 'Sign in',
    stay: 'Stay signed in on this device for 30 days',
    checkCode: 'Check the code',
    back: 'Back',
    forgot: 'Forgot the password?',
    mailOff: 'Forgot the password? Mail is off: ask an admin for a link to choose a new one.',
  },
  forgot: {
    heading: 'Forgot the password?',
    text: 'Type the e-mail address of your account. A link to choose a new password goes there.',
    submit: 'Send the link',
    sent: 'If {email} has an account here, a mail with a link is on its way. The link works once, for four hours. If the mail server is down, it is tried again.',
    back: 'Back to signing in',
  },
  change: {
    heading: 'How this account signs in',
    email: 'Change the e-mail address',
    newEmail: 'New e-mail address',
    password: 'Change the password',
    newPassword: 'New password',
    role: 'Change what they may do',
    passwordDone: 'Your new password is set. Every other place you were signed in is signed out.',
  },
  code: {
    recovery: 'No phone? Type a recovery code.',
    app: 'Code of your authenticator app',
  },
  codes: {
    heading: 'Keep these recovery codes',
    text: 'Each lets you in once when the phone is away. They are shown this one time: put them where you keep your passwords.',
    copy: 'Copy all',
    copied: 'Copied.',
    notCopied: 'Your browser does not copy. Mark the codes and copy them yourself.',
    kept: 'I have them',
  },
  factor: {
    name: 'Second factor',
    enrol:
      'Admins sign in with a password and a code of an authenticator app. Set it up, and you are in.',
    onSince: 'On since {day}.',
    off: 'Off. When it is on, you sign in with your password and a code from your phone.',
    offOther: 'Off. Its owner can turn it on in the account.',
    left: {
      one: 'One recovery code is left.',
      other: '{count} recovery codes are left.',
    },
    turnOn: {
      label: 'Turn the second factor on',
      text: 'You need an authenticator app on your phone. Every other place you are signed in is signed out.',
    },
    move: {
      label: 'Move it to another phone',
      text: 'The present one counts until the new one is confirmed. Every other place you are signed in is signed out then.',
    },
    newCodes: {
      label: 'New recovery codes',
      text: 'Ten new ones take the place of those before.',
    },
    turnOff: {
      label: 'Turn the second factor off',
      text: 'Then your password alone lets you in again. Every other place you are signed in is signed out.',
    },
    reset: {
      label: 'Reset the second factor',
      text: 'For a user who lost the phone and the recovery codes. Make sure that the request comes from this person. The user is signed out everywhere and needs only the password until a new second factor is set up.',
    },
    confirm: 'Turn it on',
    scan: 'Scan this with your authenticator app',
    qr: 'QR code for an authenticator app; the text below says the same',
    orType: 'Or type this text into the app:',
    shown: 'The code it shows',
    shownHint: 'It is checked as soon as you have typed its six digits.',
  },
  deletion: {
    label: 'Delete the account',
    text: 'The account is deleted for good, and signed out everywhere. Every admin gets a mail about it.',
  },
  rule: {
    heading: 'Admins need a second factor',
    isOn: 'On. An admin without one is led to set it up at the next sign-in, and can do nothing before.',
    isOff: 'Off. Admins choose for themselves whether they have one.',
    ownFirst: 'Only an admin who has one can turn this on. Set up yours first, in your account.',
    turnOn: {
      label: 'Require a second factor',
      text: 'An admin without one is led to set it up at the next sign-in, and can do nothing before. Every admin gets a mail about it.',
    },
    turnOff: {
      label: 'Leave it to each admin',
      text: 'Then a password alone lets an admin in who has no second factor. Every admin gets a mail about it.',
    },
  },
  invitation: {
    again: 'Send the link again',
    send: 'Send a link for a new password',
    text: 'A link to choose a password goes to this person, in place of those before. Every admin gets a mail about it.',
    open: 'Invited, not yet in. The link was not used yet. It works until {day}.',
    none: 'Invited, not yet in. There is no link that works. Send one.',
  },
  invite: {
    label: 'Invite people',
    person: 'Person {number}',
    more: 'Add a person',
    mail: 'Each gets a mail with a link, to choose a password. Your own password confirms it for all of them.',
    noMail:
      'Each chooses a password with a link. Mail is off, so the links are shown here for you to pass on.',
    may: 'What they may do',
    roles: {
      admin: 'Admin',
      editor: 'Editor',
      'account-manager': 'Account manager',
      recruiter: 'Recruiter',
    },
    rights: {
      admin: 'does everything, and manages accounts',
      editor: 'writes pages, posts and openings, answers messages',
      'account-manager': 'answers messages and exports them, changes no content',
      recruiter: 'writes openings, reads job applications',
    },
  },
  sent: {
    onItsWay:
      'A link is on its way to {emails}. It works once, until {time}. If the mail server is down, it is tried again for three days.',
    passOn:
      'Mail is off: pass each link on yourself, to its person alone. It works once, until {time}. It is shown this one time.',
  },
  sessions: {
    heading: 'Signed in',
    nowhere: 'Nowhere.',
    before: 'They have to sign in again there. Every admin gets a mail about it.',
    thisOne: 'This one',
    since: 'Since {time}',
    signOutOf: 'Sign out {device}',
    everywhere: 'Sign out everywhere',
    hereToo: 'Sign out everywhere, here too',
  },
  welcome: {
    heading: 'Choose a password',
    text: 'You sign in with it and your e-mail address.',
    firstAdmin:
      'You are the first admin. Say who you are and choose a password of your own: the one you came in with works no more then.',
    submit: 'Choose it and sign in',
    nameHint: 'Colleagues see it.',
    emailHint: 'You sign in with it, and mails go there.',
    hint: '12 characters or more. A few words that do not belong together are good.',
  },
};
