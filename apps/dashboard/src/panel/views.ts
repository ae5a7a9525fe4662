const toView = (path: `/${string}`, Component: string) => ({ path, exact: true, Component });

/** Our views in the panel. Their titles are in the texts `menu`. */
export const panelViews = {
  dashboard: { Component: '/panel/today/Today.tsx#Today' },
  login: toView('/login', '/panel/accounts/SignInViews.tsx#SignInView'),
  forgot: toView('/forgot', '/panel/accounts/SignInViews.tsx#ForgotView'),
  welcome: toView('/welcome', '/panel/accounts/SignInViews.tsx#WelcomeView'),
  inbox: toView('/inbox', '/panel/inbox/InboxView.tsx#InboxView'),
  health: toView('/health', '/panel/health/HealthView.tsx#HealthView'),
  person: toView('/person', '/panel/inbox/PersonView.tsx#PersonView'),
  settings: toView('/settings', '/panel/SettingsView.tsx#SettingsView'),
};
