import type { Translation } from '#kit/language/index.ts'
import type { heardWords } from './words.ts'

export const heardGerman: Translation<typeof heardWords> = {
  lead: 'Was Besucher hören, gezählt ohne Cookies und ohne zu wissen, wer es ist. Tage sind die der UTC.',
  project: 'Projekt',
  allProjects: 'Alle Projekte',
  exportCsv: 'CSV herunterladen',
  empty: 'In diesem Zeitraum wurde nichts gehört',
  emptyLead: 'Zahlen erscheinen, sobald der erste Besucher auf Abspielen drückt.',
  metrics: { plays: 'Wiedergaben', listened: 'Gehörte Zeit' },
  completed: 'Zu Ende gehört',
  average: 'Im Schnitt je Wiedergabe',
  quarters: 'Wie weit gehört wird',
  quartersLead: 'Gehörte Zeit in jedem Viertel der Aufnahmen.',
  quarterNames: ['Erstes Viertel', 'Zweites Viertel', 'Drittes Viertel', 'Letztes Viertel'],
  textOfFile: 'Text aus einer Datei',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} Min.`,
  hours: (hours, minutes) => (minutes === 0 ? `${hours} Std.` : `${hours} Std. ${String(minutes)} Min.`),
}
