import { recordingGrades, type RecordingGrade, type RecordingProblem, type RecordingQuality } from '@vireo/engines'

export type Measured = Omit<RecordingQuality, 'grade' | 'problems'>

type Rule = {
  readonly problem: RecordingProblem
  readonly of: (measured: Measured) => number
  /** What it takes for each grade from `studio` to `poor`; anything worse is `bad`. */
  readonly least?: readonly [studio: number, good: number, ok: number, poor: number]
  readonly most?: readonly [studio: number, good: number, ok: number, poor: number]
}

/** All thresholds of the quality report. */
const rules: readonly Rule[] = [
  { problem: 'too_short', of: ({ durationMs }) => durationMs / 1000, least: [1, 1, 1, 1] },
  { problem: 'short', of: ({ durationMs }) => durationMs / 1000, least: [10, 5, 2, 1] },
  { problem: 'clipped', of: ({ clippedShare }) => clippedShare, most: [0, 0.0005, 0.003, 0.02] },
  { problem: 'noisy', of: ({ noiseDb }) => noiseDb, least: [34, 24, 15, 8] },
  { problem: 'little_speech', of: ({ speechShare }) => speechShare, least: [0.5, 0.4, 0.25, 0.1] },
  { problem: 'music', of: ({ musicShare }) => musicShare, most: [0.2, 0.25, 0.35, 0.5] },
  { problem: 'quiet', of: ({ levelLufs }) => levelLufs, least: [-30, -36, -42, -50] },
  { problem: 'loud', of: ({ levelLufs }) => levelLufs, most: [-10, -8, -6, -4] },
]

const silentBelowLufs = -60
const noSpeechBelow = 0.02
const musicFrom = 0.5

function gradeBy(rule: Rule, measured: Measured): RecordingGrade {
  const value = rule.of(measured)
  const reached = (rule.least ?? rule.most ?? []).findIndex((bound) => (rule.least ? value >= bound : value <= bound))
  return recordingGrades[reached] ?? 'bad'
}

/** Grades a recording by the worst of what was measured; the problems listed are what keeps it from being good. */
export function gradeRecording(measured: Measured): RecordingQuality {
  const nothing = nothingToHear(measured)
  if (nothing) return { ...measured, grade: 'bad', problems: [nothing] }
  const grades = rules.map((rule) => ({ problem: rule.problem, rank: rankOf(gradeBy(rule, measured)) }))
  const problems = grades
    .filter(({ rank }) => rank > rankOf('good'))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ problem }) => problem)
  const isTooShort = problems.includes('too_short')
  return {
    ...measured,
    grade: recordingGrades[Math.max(...grades.map(({ rank }) => rank))] ?? 'bad',
    problems: problems.filter((problem) => !(isTooShort && problem === 'short')),
  }
}

function nothingToHear({ levelLufs, speechShare, musicShare }: Measured): RecordingProblem | undefined {
  if (levelLufs < silentBelowLufs) return 'silent'
  if (speechShare >= noSpeechBelow) return undefined
  return musicShare > musicFrom ? 'music' : 'no_speech'
}

function rankOf(grade: RecordingGrade): number {
  return recordingGrades.indexOf(grade)
}
