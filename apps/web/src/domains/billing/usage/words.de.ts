import { formatDate, formatExact } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { usageWords } from './words.ts'

export const usageGerman: Translation<typeof usageWords> = {
  credits: 'Guthaben',
  unlimited: 'Unbegrenzt',
  left: (remaining) => `${formatExact(remaining)} Credits übrig`,
  leftExactly: (remaining, limit) => `${formatExact(remaining)} von ${formatExact(limit)} Credits übrig`,
  plainlyLeft: (remaining) => `${formatExact(remaining)} übrig`,
  leftAndExtra: (remaining, extra) => `${formatExact(remaining)} übrig und ${formatExact(extra)} zusätzlich`,
  leftThenExtra: (remaining) => `${formatExact(remaining)} übrig, danach zusätzliche Credits`,
  unlimitedLeft: 'unbegrenzte Credits',
  used: (used) => `${formatExact(used)} verbraucht`,
  resets: (unixSeconds) => `Erneuert sich am ${formatDate(unixSeconds)}`,
  share: 'Verbrauchte Credits',
  failed: 'Ihr Guthaben konnte nicht geladen werden',
}
