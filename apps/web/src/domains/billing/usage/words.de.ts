import { formatDate, formatExact } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { usageWords } from './words.ts'

export const usageGerman: Translation<typeof usageWords> = {
  credits: 'Credits',
  unlimited: 'Unbegrenzt',
  left: (remaining) => `${formatExact(remaining)} Credits übrig`,
  leftExactly: (remaining, limit) => `${formatExact(remaining)} von ${formatExact(limit)} Credits übrig`,
  plainlyLeft: (remaining) => `${formatExact(remaining)} übrig`,
  leftAndExtra: (remaining, extra) => `${formatExact(remaining)} übrig und ${formatExact(extra)} Mehrverbrauch`,
  leftThenExtra: (remaining) => `${formatExact(remaining)} übrig, danach Mehrverbrauch`,
  unlimitedLeft: 'unbegrenzte Credits',
  used: (used) => `${formatExact(used)} verbraucht`,
  resets: (unixSeconds) => `Erneuert sich am ${formatDate(unixSeconds)}`,
  share: 'Verbrauchte Credits',
  failed: 'Ihre Credits konnten nicht geladen werden',
}
