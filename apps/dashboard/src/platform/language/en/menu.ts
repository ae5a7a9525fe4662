/** The menu, titles of our screens, and the page of settings. */
export const menu = {
  dashboard: 'Today',
  inbox: 'Inbox',
  writing: 'Blog posts',
  work: 'Case studies',
  pages: 'Website texts',
  openings: 'Openings',
  pictures: 'Pictures',
  people: 'Users',
  settings: 'Settings',
  health: 'Health',
  login: 'Sign in',
  forgot: 'Forgot the password?',
  welcome: 'Choose a password',
  person: 'Find a person',
  personHint: 'Finds, saves or erases everything that is stored about one person.',
};
