/** The menu, titles of our screens, and the page of settings. */
export const menu = {
  dashboard: 'Today',
  inbox: 'Inbox',
  writing: 'Writing',
  work: 'Work',
  pages: 'Pages',
  openings: 'Openings',
  pictures: 'Pictures',
  people: 'People',
  settings: 'Settings',
  health: 'Health',
  login: 'Sign in',
  forgot: 'Forgot the password?',
  welcome: 'Choose a password',
  person: 'Find a person',
  personHint: 'Finds, saves or erases everything that is stored about one person.',
};
