/** Our views in the panel. */
export const panelViews = {
  dashboard: { Component: '/panel/today/Today.tsx#Today' },
  login: {
    Component: '/panel/accounts/SignInViews.tsx#SignInView',
    path: '/login',
    exact: true,
  },
  forgot: {
    Component: '/panel/accounts/SignInViews.tsx#ForgotView',
    path: '/forgot',
    exact: true,
  },
  welcome: {
    Component: '/panel/accounts/SignInViews.tsx#WelcomeView',
    path: '/welcome',
    exact: true,
  },
  inbox: { Component: '/panel/inbox/InboxView.tsx#InboxView', path: '/inbox', exact: true },
  health: { Component: '/panel/health/HealthView.tsx#HealthView', path: '/health', exact: true },
  person: {
    Component: '/panel/inbox/PersonView.tsx#PersonView',
    path: '/person',
    exact: true,
  },
} as const;
