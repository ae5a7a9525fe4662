export const menuGroups = {
  content: 'Content',
  people: 'People',
  messages: 'Messages',
  settings: 'Settings',
} as const;
