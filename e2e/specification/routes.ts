import { readBrand } from '@agency/brand/read-brand';
import { enquirySchema, listFormFields } from '@agency/contracts';
import { readPageCopy } from '../system/copy.ts';
import { type Category, caseStudies, getProjects } from './case-studies.ts';

export const brand = readBrand();

/** A heading and its level, as in `h2 Our Story`. */
type Heading = `h${1 | 2 | 3} ${string}`;

export interface LinkDemand {
  label: string;
  href: string;
  newTab?: boolean;
}

export interface FormDemand {
  action: string;
  /** Name, visible label and kind of every required field, in order. */
  fields: {
    name: string;
    label: string;
    kind: 'text' | 'tel' | 'email' | 'url' | 'file' | 'select-one' | number;
  }[];
  /** The label of the submit button. */
  send: string;
  /** Texts in the props of the island: the button while it sends, and the alerts. */
  ready: string[];
  /** Hidden values of the page. */
  service?: string;
}

/**
 * Required texts of a route, literal, odd spellings included: titles, headings, lists, figures, keywords, and the
 * labels, buttons and alerts of forms. Other texts, such as accessible names, the privacy policy and the facts of the
 * brand, are read from the content files.
 */
export interface RouteDemand {
  path: string;
  /** 200 by default. */
  status?: number;
  title: string;
  /** In this order; others may be between them. */
  headings: Heading[];
  texts?: string[];
  /** Decorative text that is hidden from screen readers. */
  overlays?: string[];
  /** Texts in the props of islands. */
  ready?: string[];
  /** Complete lists by the heading of their section: the same items, in this order. */
  lists?: Record<string, string[]>;
  /** Related projects by the heading of their section: how many, and from which. */
  picks?: Record<string, { count: number; from: string[]; fixed?: boolean }>;
  links?: LinkDemand[];
  /** The number of keywords in the marquee, and some of them. */
  keywords?: { count: number; named: string[] };
  form?: FormDemand;
  /** Pictures by the heading of their section. */
  pictures?: Record<string, number>;
  /** Without 'Ready to Elevate Your Marketing Strategy?'. */
  plain?: boolean;
}

export const companyPath = `/Meet${brand.name.replaceAll(' ', '')}`;

/** The six links of menu, drawer and footer. */
export const menu: LinkDemand[] = [
  { label: `Meet ${brand.name}`, href: companyPath },
  { label: 'Our Work', href: '/our-work' },
  { label: 'Our Savvy', href: '/our-savvy' },
  { label: 'Careers', href: '/careers' },
  { label: 'Blogs', href: '/blogs' },
  { label: 'Reach Out', href: '/contact-us' },
];
export const officeCodes = brand.offices.map(({ code }) => code);
export const copyright = `© ${brand.copyrightYear} ${brand.name}. All right reserved`;
export const TAGLINE = 'We elevate brands with strategic brilliance and creative force';
export const networks = brand.social.map(
  ({ name, url }): LinkDemand => ({ label: name, href: url, newTab: true }),
);
export const banner = {
  heading: 'Ready to Elevate Your Marketing Strategy?',
  link: { label: 'To get started!', href: '/contact-us' } satisfies LinkDemand,
};

const launchDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
  brand.launched,
);
const { stats } = brand;

const servicePaths = [
  '/branding-development&management',
  '/integrated-communications-handling',
  '/web-services',
  '/reputation-public-opinion',
];
const serviceOf: Record<Category, LinkDemand> = {
  branding: {
    label: 'Branding Development & Management',
    href: '/branding-development&management',
  },
  ich: {
    label: 'Integrated Communications Handling',
    href: '/integrated-communications-handling',
  },
  web: { label: 'Web Services', href: '/web-services' },
};
const serviceLinks = servicePaths.map((href) => ({ label: 'Explore more', href }));

const enquiryFields = listFormFields(enquirySchema)
  .filter(({ isSetByPage, isOptional }) => !isSetByPage && !isOptional)
  .map(({ name, label, type, choices }): FormDemand['fields'][number] => ({
    name,
    label: label.en,
    kind: choices ? 'select-one' : (type ?? 'text'),
  }));
const toEnquiry = (service: string): FormDemand => ({
  action: '/forms/enquiry',
  fields: enquiryFields,
  send: 'Submit',
  ready: ['Submitting...'],
  service,
});

const NUMBERS_HEADING = "Numbers That Speak Our Clients' Success";
const communicationScenarios = [
  'Sustainability Management',
  'Markets Penetration & Localization',
  'Brands Launching',
];

const slides = [
  'Growth',
  'Memorability',
  'Dedication',
  'Passion',
  'Creativity',
  'Professionalism',
  'Amplification',
  'Cultures',
  'Convergence',
];

const pages: RouteDemand[] = [
  {
    path: '/',
    title: `${brand.name} | Amplifying Brand Voices`,
    headings: [
      'h1 Our Journey',
      'h2 Our Services',
      ...slides.map((slide): Heading => `h3 ${slide}`),
      'h2 Our Pull Offs',
      'h2 Our Work',
      'h2 Blogs',
    ],
    texts: [
      launchDay,
      ...brand.birthplace.split(', ').slice(0, 2),
      `${stats.countries} countries`,
      `${stats.brands}+ brands`,
      `people reached a day ${stats.peopleReachedADay}`,
    ],
    overlays: ['See more'],
    lists: { [readPageCopy('landing').carousel.label]: slides },
    picks: { 'Our Work': { count: 6, from: getProjects() } },
    links: [
      ...serviceLinks,
      { label: 'See our work', href: '/our-work' },
      { label: 'See more', href: '/our-work' },
      { label: 'See more', href: '/blogs' },
    ],
  },
  {
    path: companyPath,
    title: `Meet ${brand.name} | Amplifying Brand Voices`,
    headings: [
      'h1 About Us',
      'h3 Passion',
      'h3 Convergence',
      'h2 Our Story',
      'h2 Our Founder',
      'h2 Awards',
      'h2 Our People',
      'h2 Clients',
      'h2 Our Brands',
    ],
    texts: [
      TAGLINE,
      'Amplifying Brand Voices',
      launchDay,
      brand.birthplace,
      `${stats.years}+`,
      `${stats.continents} continents`,
      'Egypt, the UK, the US and KSA',
      `${stats.countries} countries`,
      `${stats.brands}+ brands`,
      `More than ${stats.awards}`,
    ],
    overlays: ['Explore more'],
    pictures: { Awards: 5, Clients: 18 },
    links: [{ label: 'Explore more', href: '/people-of-cairo' }],
    plain: true,
  },
  {
    path: '/our-work',
    title: `Our Work | ${brand.name}`,
    headings: ['h1 Our Work'],
    texts: ['Branding', 'Integrated Communications', 'Web'],
    overlays: ['See more'],
    ready: ['Show more', 'Back'],
    links: [
      ...getProjects().map((href) => ({ label: '', href })),
      { label: '', href: '/our-work?category=branding' },
      { label: '', href: '/our-work?category=ich' },
      { label: '', href: '/our-work?category=web' },
    ],
  },
  {
    path: '/our-savvy',
    title: `Our Savvy | ${brand.name}`,
    headings: [
      'h1 Our Savvy',
      'h2 Our Services',
      'h3 Accounts',
      'h3 Leadership',
      'h3 Strategy',
      'h3 Creative',
      'h3 Tech',
      'h3 Media',
      'h2 Our Methodology',
      'h3 Scientifically Driven',
      'h3 Strategy Based',
      'h3 Meticulous Execution',
      'h2 Our Structure',
    ],
    lists: {
      [readPageCopy('our-savvy').teams.heading]: [
        'Accounts',
        'Leadership',
        'Strategy',
        'Creative',
        'Tech',
        'Media',
      ],
      'Our Methodology': ['Scientifically Driven', 'Strategy Based', 'Meticulous Execution'],
    },
    links: serviceLinks,
  },
  {
    path: '/careers',
    title: `Careers | ${brand.name}`,
    headings: ['h1 Who We Look For', 'h2 We Scale', 'h2 We Care', 'h2 Our Vibe', 'h2 Join Us'],
    form: {
      action: '/forms/careers',
      fields: [
        { name: 'firstName', label: 'First name', kind: 'text' },
        { name: 'lastName', label: 'Last name', kind: 'text' },
        { name: 'phone', label: 'Phone', kind: 'tel' },
        { name: 'email', label: 'E-mail', kind: 'email' },
        { name: 'position', label: 'Position', kind: 'text' },
        { name: 'message', label: 'Message', kind: 12 },
        { name: 'resume', label: 'Resume', kind: 'file' },
      ],
      send: 'Submit',
      ready: [
        'Submitting your application please wait.',
        'Please upload your resume.',
        // The success text has two volumes.
        'Form submitted',
        'successfully!',
        'Failed to submit the form. See console for details.',
        'An error occurred while submitting the form. See console for details.',
      ],
    },
    plain: true,
  },
  {
    path: '/blogs',
    title: `Blogs | ${brand.name}`,
    headings: ['h1 The latest insights and innovations in marketing communication'],
  },
  {
    path: '/blogs/no-such-blog',
    status: 404,
    title: `Blog Does not exist. | ${brand.name}`,
    headings: ['h1 Blog Does not exist.'],
    plain: true,
  },
  {
    path: '/contact-us',
    title: 'React Out',
    headings: ["h1 Let's Talk!", "h2 We're Dedicated"],
    texts: brand.offices.map(({ city }) => city),
    links: [{ label: brand.email, href: `mailto:${brand.email}` }],
    form: {
      action: '/forms/contact',
      fields: [
        { name: 'firstName', label: 'First name', kind: 'text' },
        { name: 'lastName', label: 'Last name', kind: 'text' },
        { name: 'phone', label: 'Phone', kind: 'tel' },
        { name: 'email', label: 'E-mail', kind: 'email' },
        { name: 'subject', label: 'Subject', kind: 'text' },
        { name: 'company', label: 'Company', kind: 'text' },
        { name: 'message', label: 'Message', kind: 2 },
      ],
      send: 'Send Message',
      ready: ['Sending Message...'],
    },
    plain: true,
  },
  {
    path: '/people-of-cairo',
    title: `People of Cairo | ${brand.name}`,
    headings: [
      'h1 People of Cairo',
      "h2 What's POC",
      'h2 Why we exist?',
      'h2 What we Bring You',
      'h2 Our Achievements',
      'h2 Our Vision',
      'h2 Our Community',
    ],
    lists: {
      'Our Achievements': [
        '100+ original productions',
        'dominance of the West of Cairo',
        '80% brand recall',
      ],
    },
    plain: true,
  },
  {
    path: '/branding-development&management',
    title: `Branding Development & Management | ${brand.name}`,
    headings: [
      'h1 Branding Development & Management',
      'h2 Explore our projects',
      'h2 Goals',
      'h2 When you need it?',
      'h2 Success Signs',
      `h2 ${NUMBERS_HEADING}`,
      'h2 What we do?',
      'h3 Branding',
      'h3 Rebranding',
      'h3 Uplifting',
      'h2 Need a Brand That Truly Represents You?',
    ],
    lists: {
      Goals: [
        'Boost customer recognition',
        'Acquire new customers',
        'Boost brand loyalty',
        'Boost brand equity',
        'Achieve brand positioning',
        'Boost sense of belonging',
      ],
      'When you need it?': [
        'Launch a brand',
        'Boost favorability',
        'Achieve localization',
        'Achieve repositioning',
        'Boost recognition and memorability',
        'Overcome positioning',
        'Boost revenues',
        'Boost brand equity',
      ],
      'Success Signs': [
        'Strategic clarity and internal alignment',
        'Uniqueness and consistency of identity',
        'Client confidence and adoption',
        'All deliverables within scope',
        'Design system working across formats',
        'Positive stakeholder feedback after launch',
      ],
      [NUMBERS_HEADING]: [
        '3x clients loyalty',
        '3x employee retention',
        '4x audience favorability',
        '5x revenue growth',
        '5x advertising effectiveness',
        '5x brand recognition',
        '3x brand equity growth',
      ],
    },
    keywords: {
      count: 10,
      named: [
        'Brand Strategy',
        'Brand Architecture',
        'PESTEL Analysis',
        'Design Systems',
        'Brand Guidelines',
        'Websites',
        'Market Benchmark',
        'Competitive Analysis',
      ],
    },
    overlays: ['See More'],
    picks: { 'Explore our projects': { count: 3, from: getProjects('branding') } },
    links: [{ label: 'All work of this service', href: '/our-work?category=branding' }],
    form: toEnquiry('Branding Development & Management'),
    plain: true,
  },
  {
    path: '/integrated-communications-handling',
    title: `Integrated Communications Handling | ${brand.name}`,
    headings: [
      'h1 Integrated Communications Handling',
      'h2 Explore our projects',
      'h2 Goals',
      'h2 Why you need it?',
      'h2 Success Signs',
      `h2 ${NUMBERS_HEADING}`,
      'h2 What we do?',
      'h2 We Serve on Every Scale',
      'h2 Scenarios',
    ],
    lists: {
      Goals: [
        'Effortless website performance management',
        'Business growth through digital conversions',
        'Brand trust and online credibility',
        'Result-driven digital infrastructure',
      ],
      'Why you need it?': [
        'Launch a brand',
        'New markets penetration',
        'Boost favorability',
        'Boost revenues',
        'Boost equity',
        'Achieve localization',
        'Achieve repositioning',
        'Boost awareness',
        'Overcome positioning',
      ],
      'Success Signs': [
        'Publishing consistency',
        'Engagement (reach, saves, shares, CTR)',
        'Brand tone alignment',
        'Paid results (ROAS, CTR, conversions)',
        'Client satisfaction',
        'Insightful reporting',
      ],
      [NUMBERS_HEADING]: [
        '2x market share',
        '5x brand visibility',
        '3x client loyalty',
        '5x revenue growth',
        '5x brand equity',
        '5x forecast confidence',
        '3x brand equity growth',
      ],
      'We Serve on Every Scale': communicationScenarios,
      Scenarios: communicationScenarios,
    },
    keywords: {
      count: 7,
      named: [
        'Influencers Management',
        'SEO',
        'Social Media Management',
        'SEM',
        'PR management',
        'Content Creation',
      ],
    },
    overlays: ['See More'],
    picks: { 'Explore our projects': { count: 3, from: getProjects('ich') } },
    links: [{ label: 'All work of this service', href: '/our-work?category=ich' }],
    form: toEnquiry('Integrated Communications Handling'),
    plain: true,
  },
  {
    path: '/web-services',
    title: `Web Services | ${brand.name}`,
    headings: [
      'h1 Web Services',
      'h2 Explore our projects',
      'h2 When you need it?',
      'h2 Success Signs',
      `h2 ${NUMBERS_HEADING}`,
      'h2 What we do?',
      'h2 Scenarios',
      'h2 Ready to build a Website That Converts?',
    ],
    lists: {
      'When you need it?': [
        'New business or product',
        'Rebranding',
        'Low conversion or poor UX',
        'New markets',
        'Integrating services or tools',
        'Aligning with campaigns',
      ],
      'Success Signs': [
        'Bug-free launch',
        'Validated UX',
        'Visual design matching identity',
        'Scalability after launch',
        'On-time delivery with few revisions',
        'Positive feedback',
      ],
      [NUMBERS_HEADING]: [
        '4x better first impression',
        '3x less fake info',
        '10x B2B deals closing',
        '2x employee loyalty',
        '2x brand equity growth',
      ],
      Scenarios: communicationScenarios,
    },
    keywords: {
      count: 6,
      named: [
        'UX design',
        'UI design',
        'Backend Development',
        'Front-End Development',
        'Content Creation',
        'Management & Maintenance',
      ],
    },
    overlays: ['See More'],
    picks: { 'Explore our projects': { count: 3, from: getProjects('web') } },
    links: [{ label: 'All work of this service', href: '/our-work?category=web' }],
    form: toEnquiry('Web Services'),
    plain: true,
  },
  {
    path: '/reputation-public-opinion',
    title: `Reputation & Public Opinion Management | ${brand.name}`,
    headings: [
      'h1 Reputation & Public Opinion Management',
      'h2 Controlling the Narrative',
      'h2 What we do?',
      'h2 Envisionment',
    ],
    keywords: {
      count: 9,
      named: [
        'Social Listening',
        'Sentiment analysis',
        'Trends seeding',
        'ATL Media Monitoring',
        'Values enforcement',
      ],
    },
    form: toEnquiry('Reputation & Public Opinion Management'),
    plain: true,
  },
  {
    path: '/nasj',
    title: `Nasj | ${brand.name}`,
    headings: [
      'h1 Nasj',
      'h2 Get to know',
      'h2 Our Story',
      'h2 Building Identities & Developing Trails',
    ],
    texts: ['sister brand', 'global specialities firm'],
    plain: true,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy | ${brand.name}`,
    headings: ['h1 Privacy Policy'],
    texts: readPageCopy('privacy-policy').sections.map(({ title }) => title),
    plain: true,
  },
  ...['/no-such-page', '/NO-SUCH-PAGE'].map(
    (path): RouteDemand => ({
      path,
      status: 404,
      title: 'Oops! Page Not Found',
      headings: ['h1 Oops!'],
      texts: ['404', "Looks like you're lost. The page you'r looking for is not available."],
      links: [{ label: 'Back to Home', href: '/' }],
      plain: true,
    }),
  ),
];

const projectPages = caseStudies.map((study): RouteDemand => {
  const { path, client, sector, country, sections, results, website, related } = study;
  return {
    path,
    title: `${client} | ${brand.name}`,
    headings: [
      `h1 ${client}`,
      ...sections.map((section): Heading => `h2 ${section}`),
      'h2 Explore our projects',
    ],
    texts: [sector, country, ...results],
    overlays: ['Show more'],
    picks: {
      'Explore our projects': {
        count: 3,
        from: related ?? getProjects().filter((other) => other !== path),
        fixed: related !== undefined,
      },
    },
    links: [
      ...(website ? [{ ...website, newTab: true }] : []),
      ...study.categories.map((category) => serviceOf[category]),
    ],
    plain: true,
  };
});

/** The routes of docs/product.md, section 1; the articles of the blog follow from the dashboard. */
export const routes: RouteDemand[] = [...pages, ...projectPages];
