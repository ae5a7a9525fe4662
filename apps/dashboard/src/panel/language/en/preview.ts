/** Texts of the preview. */
export const preview = {
  button: 'Preview',
  screens: { Phone: 'Phone', Desktop: 'Desktop' },
  screen: 'Screen',
  frame: 'The draft on a screen of {width} pixels',
  copyLink: 'Copy link',
  endShared: 'End shared previews',
  open: 'Open',
  openRest: 'the preview in a new tab',
  close: 'Close',
  link: 'Link to the preview',
  copied: 'Copied. Anyone with the link sees the draft until {time}, without an account.',
  copyHere: 'Copy it here. Anyone with the link sees the draft until {time}, without an account.',
  ended: 'Ended. Shared links to this draft no longer work.',
  silent:
    'The website does not respond, so there is no preview now. Your changes are saved. Try again in a moment.',
  notMade: 'There is no preview now: the dashboard cannot be reached. Try again.',
  notEnded: 'The links could not be ended: the dashboard cannot be reached. Try again.',
  onSite: 'View on site',
  newTab: '(opens in a new tab)',
  seenFrom: 'Seen from {time}',
  changesFrom: 'Changes seen from {time}',
};
