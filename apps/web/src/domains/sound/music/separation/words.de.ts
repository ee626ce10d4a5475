import type { Translation } from '#kit/language/index.ts'
import type { separationWords } from './words.ts'

export const separationGerman: Translation<typeof separationWords> = {
  title: 'In Stimmen zerlegen',
  lead: 'Eine Engine zerlegt die Aufnahme; die Stimmen kommen als ein Archiv.',
  division: 'Zerlegen in',
  divisions: { six_stems_v1: 'Sechs Stimmen', two_stems_v1: 'Zwei Stimmen' },
  divisionHelp: {
    six_stems_v1: 'Gesang, Schlagzeug, Bass, Gitarre, Klavier und der Rest.',
    two_stems_v1: 'Gesang und alles andere.',
  },
  separate: 'Stimmen herunterladen',
  working: 'Wird zerlegt …',
  done: 'Die Stimmen sind fertig.',
  missingForOperators:
    'Um Aufnahmen in Stimmen zu zerlegen, braucht es eine Engine dafür. Verbinden Sie eine mit ihrer Adresse.',
  missingForOthers:
    'Um Aufnahmen in Stimmen zu zerlegen, braucht es eine Engine dafür. Wer diese Instanz betreibt, kann eine verbinden.',
  openEngines: 'Engines öffnen',
}
