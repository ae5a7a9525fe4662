import * as migration_20261120_103331_initial from './20261120_103331_initial.ts';
import * as migration_20261120_112728_enquiries from './20261120_112728_enquiries.ts';
import * as migration_20261120_114007_applications from './20261120_114007_applications.ts';
import * as migration_20261120_195757_focus from './20261120_195757_focus.ts';
import * as migration_20261122_003452_accounts from './20261122_003452_accounts.ts';
import * as migration_20261122_120020_public_blogs from './20261122_120020_public_blogs.ts';
import * as migration_20261122_165030_the_desk from './20261122_165030_the_desk.ts';
import * as migration_20261122_202906_clocks_watch_and_editing from './20261122_202906_clocks_watch_and_editing.ts';
import * as migration_20261122_235745_accounts_and_words from './20261122_235745_accounts_and_words.ts';
import * as migration_20261123_041300_editors_studio from './20261123_041300_editors_studio.ts';
import * as migration_20261123_074733_editors_second_round from './20261123_074733_editors_second_round.ts';
import * as migration_20261123_113408_audit_of_content from './20261123_113408_audit_of_content.ts';
import * as migration_20261123_172314_replicas_visits_and_scans from './20261123_172314_replicas_visits_and_scans.ts';
import * as migration_20261125_033929_worlds_of_case_studies from './20261125_033929_worlds_of_case_studies.ts';
import * as migration_20261125_183659_posts_by_language from './20261125_183659_posts_by_language.ts';
import * as migration_20261125_192944_words_of_languages from './20261125_192944_words_of_languages.ts';
import * as migration_20261126_074027_team_by_language from './20261126_074027_team_by_language.ts';
import * as migration_20261126_080446_openings_by_language from './20261126_080446_openings_by_language.ts';
import * as migration_20261127_235744_account_mails from './20261127_235744_account_mails.ts';

export const migrations = [
  {
    up: migration_20261120_103331_initial.up,
    down: migration_20261120_103331_initial.down,
    name: '20261120_103331_initial',
  },
  {
    up: migration_20261120_112728_enquiries.up,
    down: migration_20261120_112728_enquiries.down,
    name: '20261120_112728_enquiries',
  },
  {
    up: migration_20261120_114007_applications.up,
    down: migration_20261120_114007_applications.down,
    name: '20261120_114007_applications',
  },
  {
    up: migration_20261120_195757_focus.up,
    down: migration_20261120_195757_focus.down,
    name: '20261120_195757_focus',
  },
  {
    up: migration_20261122_003452_accounts.up,
    down: migration_20261122_003452_accounts.down,
    name: '20261122_003452_accounts',
  },
  {
    up: migration_20261122_120020_public_blogs.up,
    down: migration_20261122_120020_public_blogs.down,
    name: '20261122_120020_public_blogs',
  },
  {
    up: migration_20261122_165030_the_desk.up,
    down: migration_20261122_165030_the_desk.down,
    name: '20261122_165030_the_desk',
  },
  {
    up: migration_20261122_202906_clocks_watch_and_editing.up,
    down: migration_20261122_202906_clocks_watch_and_editing.down,
    name: '20261122_202906_clocks_watch_and_editing',
  },
  {
    up: migration_20261122_235745_accounts_and_words.up,
    down: migration_20261122_235745_accounts_and_words.down,
    name: '20261122_235745_accounts_and_words',
  },
  {
    up: migration_20261123_041300_editors_studio.up,
    down: migration_20261123_041300_editors_studio.down,
    name: '20261123_041300_editors_studio',
  },
  {
    up: migration_20261123_074733_editors_second_round.up,
    down: migration_20261123_074733_editors_second_round.down,
    name: '20261123_074733_editors_second_round',
  },
  {
    up: migration_20261123_113408_audit_of_content.up,
    down: migration_20261123_113408_audit_of_content.down,
    name: '20261123_113408_audit_of_content',
  },
  {
    up: migration_20261123_172314_replicas_visits_and_scans.up,
    down: migration_20261123_172314_replicas_visits_and_scans.down,
    name: '20261123_172314_replicas_visits_and_scans',
  },
  {
    up: migration_20261125_033929_worlds_of_case_studies.up,
    down: migration_20261125_033929_worlds_of_case_studies.down,
    name: '20261125_033929_worlds_of_case_studies',
  },
  {
    up: migration_20261125_183659_posts_by_language.up,
    down: migration_20261125_183659_posts_by_language.down,
    name: '20261125_183659_posts_by_language',
  },
  {
    up: migration_20261125_192944_words_of_languages.up,
    down: migration_20261125_192944_words_of_languages.down,
    name: '20261125_192944_words_of_languages',
  },
  {
    up: migration_20261126_074027_team_by_language.up,
    down: migration_20261126_074027_team_by_language.down,
    name: '20261126_074027_team_by_language',
  },
  {
    up: migration_20261126_080446_openings_by_language.up,
    down: migration_20261126_080446_openings_by_language.down,
    name: '20261126_080446_openings_by_language',
  },
  {
    up: migration_20261127_235744_account_mails.up,
    down: migration_20261127_235744_account_mails.down,
    name: '20261127_235744_account_mails'
  },
];
