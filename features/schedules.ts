import { purgeUploads } from '#server/base/files/purge-uploads.ts';
import { forgetSecrets } from '#server/base/mail/forget-secrets.ts';
import { forgetVisits } from '#server/base/origin-marks.ts';
import { keepLogPartitions } from '#server/jobs/log-partitions.ts';
import { purgeJobs } from '#server/jobs/purge-jobs.ts';
import { purgeDigests, purgeRequests } from '#server/jobs/purge-wire.ts';
import type { Schedule } from '#server/jobs/schedule.ts';
import { eraseDue } from './accounts/server/own-data/erase.ts';
import { purgeAccountTraces, purgeGuests } from './accounts/server/purge.ts';
import { noteAbsent, remindSignups } from './activities/server/remind.ts';
import { endExpired, lapseOverdue } from './casework/server/applications/lapse.ts';
import { forgetSaves } from './casework/server/applications/saves.ts';
import { checkAllLinks } from './contents/server/links/check-links.ts';
import { checkAskedOutside, checkWeeklyOutside } from './contents/server/links/outside-round.ts';
import { purgeFarms } from './flock/server/farms/remove-farms.ts';
import { runRetention } from './platform/server/retention/run-retention.ts';
import { tellFollowers } from './smart-policy/server/tell-followers.ts';

export const schedules: readonly Schedule[] = [
  { name: 'purge-digests', cron: '* * * * *', run: purgeDigests },
  { name: 'purge-guests', cron: '* * * * *', run: purgeGuests },
  { name: 'purge-account-traces', cron: '*/10 * * * *', run: purgeAccountTraces },
  { name: 'forget-saves', cron: '37 4 * * *', run: forgetSaves },
  { name: 'purge-requests', cron: '17 * * * *', run: purgeRequests },
  { name: 'keep-log-partitions', cron: '7 3 * * *', run: keepLogPartitions },
  { name: 'purge-uploads', cron: '37 * * * *', run: purgeUploads },
  { name: 'purge-farms', cron: '53 3 * * *', run: purgeFarms },
  { name: 'purge-jobs', cron: '*/10 * * * *', run: purgeJobs },
  { name: 'lapse-overdue', cron: '* * * * *', run: lapseOverdue },
  { name: 'remind-signups', cron: '*/5 * * * *', run: remindSignups },
  { name: 'note-absent', cron: '*/15 * * * *', run: noteAbsent },
  { name: 'end-expired', cron: '7 0 * * *', run: endExpired },
  { name: 'check-links', cron: '23 2 * * *', run: checkAllLinks },
  { name: 'check-outside-links-asked', cron: '* * * * *', run: (services) => checkAskedOutside(services) },
  { name: 'check-outside-links', cron: '43 2 * * 0', run: (services) => checkWeeklyOutside(services) },
  { name: 'tell-followers', cron: '*/5 * * * *', run: tellFollowers },
  { name: 'erase-accounts', cron: '47 * * * *', run: eraseDue },
  { name: 'retention', cron: '11 3 * * *', run: runRetention },
  { name: 'forget-visits', cron: '47 3 * * *', run: forgetVisits },
  { name: 'forget-secrets', cron: '27 * * * *', run: forgetSecrets },
];
