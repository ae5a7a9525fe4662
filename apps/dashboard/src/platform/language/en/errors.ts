/** Errors of the dashboard: validation of fields, and conflicts of actions. */
export const errors = {
  /** What a document of each kind is called within a sentence. */
  nouns: {
    blogs: 'post',
    content: 'page',
    openings: 'opening',
    'case-studies': 'case study',
  },
  untitled: 'Untitled',
  somebody: 'Somebody',
  /** An account without a name. */
  answers: 'The answers do not fit their form.',
  gone: {
    fields: {
      media:
        'This picture was deleted from the library. Choose another, or remove it. Your other changes are not lost.',
      films:
        'This film was deleted from the library. Choose another, or remove it. Your other changes are not lost.',
      categories:
        'This category was deleted from the list of categories. Choose another, or remove it. Your other changes are not lost.',
      authors:
        'This author was deleted from the list of authors. Choose another, or remove it. Your other changes are not lost.',
      document:
        'What was chosen here was deleted. Choose another, or remove it. Your other changes are not lost.',
    },
    picture:
      'Picture {number} of the text was deleted from the library. Remove it, or replace it. Your other changes are not lost.',
    film: 'The picture of the film “{title}” in the text was deleted from the library. Choose another. Your other changes are not lost.',
    link: 'The link “{words}” in the text links to a deleted page. Choose another target, or remove the link. Your other changes are not lost.',
  },
  link: {
    empty: 'The link “{words}” in the text has no target. Choose one, or remove the link.',
    unsafe:
      'The link “{words}” in the text links to “{address}”, which cannot be opened from the website. Enter a URL that begins with https://, or a path such as /our-work, or remove the link.',
  },
  used: {
    shown: 'Still shown by {named}. Remove it there first: its page links to each of them.',
    page: 'on the page',
    more: '{named} and {number} more',
    posts: {
      one: 'Still used by {count} post. Change that first.',
      other: 'Still used by {count} posts. Change those first.',
    },
    applications: {
      one: 'Still used by {count} application. Change that first.',
      other: 'Still used by {count} applications. Change those first.',
    },
  },
  wrongKind: 'This field cannot hold what was sent.',
  text: {
    longItem: 'Too long: “{item}…”.',
    place: 'A whole number from 1 to 9999.',
    parts: '{max} parts at most.',
    atMost: 'At most {max} characters.',
  },
  address: {
    missing: 'Enter a URL in a–z and 0–9.',
    letters: 'Only a–z, 0–9 and single dashes.',
    taken: 'The post “{title}” has this URL. Choose another.',
    takenInTrash: 'The post “{title}”, in the trash, has this URL. Choose another.',
    whole: 'A full URL, beginning with https://',
  },
  counterpart: {
    sameLanguage:
      'The translation “{title}” is in the same language. Choose a post in another language, or change the language of this one.',
    taken:
      '“{title}” already is the translation in this language. Remove it first, or leave this field empty.',
  },
  study: {
    client: 'Say whose work it is.',
    colour: 'Six signs after #, as #1F3BFF.',
    world: 'Choose all three colours, or none.',
    contrast:
      'Too little contrast with the background: {contrast} : 1, and {needed} : 1 is needed.',
    noName: 'A case study needs a URL.',
    name: 'Letters a–z, digits, and single “-”, “_” or “&” between them; 60 at most.',
    page: 'A page of the website has this URL.',
    shipped:
      'A default case study of the website has nearly this URL. To replace it, choose “Edit this one” in the list.',
    taken: 'Another case study has this URL: {client}.',
    takenInTrash: 'Another case study, in the trash, has this URL: {client}.',
    related: 'Three at most.',
    unrelated: 'There is no case study “{name}” any more. Remove it.',
    notShipped: 'The website has no such default case study.',
    foreignFilm: 'A film of it lies on another host, from where it cannot be copied.',
  },
  opening: {
    office: 'Choose one of the offices.',
    closes: 'Say when it closes.',
    order: 'It has to close after it opens.',
    passed: 'This day has passed. Choose one to come.',
    currencyCode: 'Three capital letters, as EGP.',
    payBegins: 'Say where the range begins, or one amount.',
    payMost: '{max} at most.',
    payOrder: 'The range has to end above its beginning.',
    payUnit: 'Say what it is paid for: an hour, a day, a month or a year.',
    currency: 'Say the currency, as EGP.',
  },
  copy: {
    all: 'All fields',
    large: 'Together the changes may have {most} kB; these have {size}.',
    unknown: 'The format of the changes is unknown.',
    noFile: 'There are no texts of this name.',
  },
  oldAddress: {
    path: 'Write the path alone, beginning with a slash, such as /old-page.',
    landing: 'The landing page is always there.',
    program: 'Programs request this URL, not people. It cannot be redirected.',
    foreign:
      'Only admins can redirect to another website. Choose a page of this one, or ask an admin.',
    target: 'Enter a page of the website, such as /our-work, or a URL that begins with https://.',
    full: 'There are {max} redirects already. Remove some first.',
    circle: 'This would be a redirect loop: {way}.',
  },
  film: {
    tooLarge:
      'The film is larger than {most} MB. Export it smaller, 1,280 pixels wide are enough, and upload that.',
    kind: 'Only MP4 and WebM films can be uploaded; this file is neither.',
    long: 'The film lasts {seconds} seconds. {minutes} minutes are the most.',
    replaced: 'A film is not replaced: upload the other one beside it.',
    captionsLong: 'The captions are too long for a short film.',
    captionsHead:
      'Captions begin with a line “WEBVTT”, then an empty line, a line of times as “00:01.000 --> 00:04.000”, and its text. A file .vtt or .srt can be chosen below the field.',
    captionsTime: 'Line {line} of the captions is no time as “00:01.000 --> 00:04.000”.',
    captionsSign:
      'Line {line} of the captions has a sign that is no text. Save the file as text in UTF-8 again, or delete the sign.',
    captionsEmpty: 'The captions say nothing: there is no time with text below it.',
  },
  picture: {
    tooLarge: 'The picture is larger than {most} MB.',
    tooLargeToSend:
      'This picture is larger than {most} MB. Make it smaller, 2,880 pixels wide are enough, and upload that.',
    kind: 'Only sound JPEG, PNG and WebP pictures can be uploaded.',
    heic: 'This is a HEIC photo. Export it as JPEG (in Photos: File, Export) and upload that.',
    animated: 'Animated pictures cannot be uploaded.',
    focus: 'What must stay whole is outside of the picture. Draw it again.',
    pixels: 'The picture has more than {most} million pixels.',
  },
  editing: {
    stale: '{by} changed this {one} meanwhile. Nothing of yours was stored, and nothing lost.',
    locked: '{who} is writing in this {one}. It is free a minute after the last key.',
    restored: 'Restored as a draft. Publish it to change the website.',
    schedule: 'Choose what is to happen, and a day and a time.',
    schedulePassed: 'That time has passed. Choose one to come.',
    unschedulable: 'This {one} cannot be published as it is, so it cannot be scheduled. {problems}',
  },
  access: {
    signIn: 'Sign in first.',
    publish: 'What visitors read is published by editors.',
    change: 'What visitors read is changed by editors.',
    resumes: 'Resumes are for recruiters.',
    noResume: 'There is no such resume.',
    busy: 'Too many resumes are being opened at once. Try again in a moment.',
    admins: 'Only admins may do this.',
    applications: 'Applications are for recruiters.',
  },
  account: {
    tooMany: {
      one: 'Too many tries. Try again in a minute.',
      other: 'Too many tries. Try again in {count} minutes.',
    },
    passwordLength: 'The password needs at least {min} characters.',
    passwordCommon:
      'This password is among the first that are guessed. Use a few words that do not belong together.',
    lastAdmin: 'There must be at least one other admin.',
    otherPassword: 'You cannot choose a password for another user. Send a link instead.',
    current: 'Type your current password.',
    wrongPassword: 'This is not your password.',
    code: 'Type the code of your authenticator app.',
    wrongCode: 'This code is wrong, or was used already. Wait for the next one.',
    unfitCode:
      'This code does not fit. Scan the picture again, and look at the clock of your phone.',
    needFactor: 'Admins need a second factor. Set it up anew instead.',
    factorElsewhere: 'It was set up in another window meanwhile. Load this page again.',
    noFactor: 'There is no second factor any more. Load this page again.',
    factorFirst: 'Set up your own second factor first, in your account.',
    ownFactor: 'Your own is removed in your account.',
    deleted: 'This account was deleted.',
    taken: 'This address has an account already.',
    twice: 'This address is here twice.',
    signOut: 'Only admins may sign somebody else out.',
    closedLink:
      'This link works no more. It was used or replaced, or is too old. Look for the latest mail, or ask an admin to send another one. If a password was chosen with it, and not by you, tell an admin now.',
    mailOff: 'Mail is off: ask an admin for a link to choose a new password.',
    welcome: 'Choose a password of your own first.',
    nameMissing: 'Type a name.',
    emailWrong: 'Type one plain e-mail address.',
    ownLink: 'Change your own password in your account.',
  },
  reply: {
    noServer: 'No mail server is set: nothing was sent.',
    late: 'It is being sent already and cannot be taken back.',
  },
  settings: {
    recipients: 'Enter at least one recipient.',
    recipient: '{address} is no e-mail address.',
    secret: 'A webhook is signed: it needs a secret.',
    https: 'The URL must begin with https://.',
    plainAddress: 'Remove user and password from the URL.',
    closed: 'Nothing is sent to link-local addresses, where clouds keep keys.',
    httpsOnly: 'The URL must be https unless it is on this machine or a private network.',
    files: 'A file cannot be kept longer than its application: {months} months at most.',
    days: 'Type a whole number of days from {min} to {max}.',
    months: 'Type a whole number of months from {min} to {max}.',
    unconfirmed:
      'The next cleanup would permanently delete {what} more. To agree, type {total} in “Confirmed deletions” and save again.',
  },
};
