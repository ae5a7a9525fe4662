import { join } from 'node:path';
import { HOUR } from '../../platform/durations.ts';
import { type ObjectStore, openBucket, openFolder } from '../../platform/object-store.ts';
import type { DashboardSettings } from '../../platform/settings.ts';

/** A complete backup. */
export interface BackupFile {
  name: string;
  madeAt: Date;
  /** Made by the schedule, not by hand. */
  isNightly: boolean;
}

/** Folder in which backups are created, and stored unless there is a bucket. */
export const toBackupFolder = ({ BACKUP_DIR, DATA_DIR }: DashboardSettings): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');

/** Name of the file of a backup. */
export function toBackupName(
  { BACKUP_KEY }: DashboardSettings,
  kind: string,
  madeAt: Date,
): string {
  const time = madeAt.toISOString().replace(/[:.]/g, '-');
  return `${kind}-${time}.tar.gz${BACKUP_KEY ? '.age' : ''}`;
}

const NAME =
  /^(backup|nightly)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/;

/** Parses the file name of a backup; nothing for other files. */
export function parseBackupName(name: string): BackupFile | undefined {
  const [, kind, day, hour, minute, second, rest] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}.${rest}Z`);
  if (Number.isNaN(madeAt.getTime())) return undefined;
  return { name, madeAt, isNightly: kind === 'nightly' };
}

/** Maximum transfer time, in milliseconds. */
const TRANSFER_TIMEOUT = 2 * HOUR;

/** Storage of backups: a folder or a dedicated bucket. */
export const openBackups = (settings: DashboardSettings): ObjectStore =>
  settings.BACKUP_BUCKET
    ? openBucket(settings, settings.BACKUP_BUCKET, TRANSFER_TIMEOUT)
    : openFolder(toBackupFolder(settings));

/** All complete backups. */
export async function listBackups(settings: DashboardSettings): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for await (const { name } of openBackups(settings).list('')) {
    const backup = parseBackupName(name);
    if (backup) backups.push(backup);
  }
  return backups;
}
