import type { Task } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'

import { taskLabel } from './task-text.ts'

const task: Task = {
  task_id: 'prodtask_1',
  description_id: 'prodassign_1',
  state: 'submitted',
  service: 'transcription',
  source_language: 'en',
  target_language: 'en',
  priority: 'normal',
  producer: 'user_1',
  recording: 'opening talk.mp3',
  material: null,
  duration_ms: 375_000,
  payout_cents: 750,
  created_at: '2026-03-01T10:00:00Z',
  claimed_at: null,
  deadline_at: null,
  is_extended: false,
  submitted_at: null,
  team_id: null,
}

test('two tasks of one kind are told apart: by their recordings, or by how long they are', () => {
  expect(taskLabel(task)).toBe('Transcript · English · opening talk.mp3')
  expect(taskLabel({ ...task, recording: null })).toBe('Transcript · English · 6:15')
})
