import { defineEndpoint } from '../../kit/index.ts'
import * as shapes from './comment-schemas.ts'
import { TaskPath } from './task-schemas.ts'

const ofTask = '/v1/productions/producers/:user_id/tasks/:task_id/comments' as const
const one = `${ofTask}/:task_comment_id` as const
const reads = { scope: 'user_read' } as const
const writes = { scope: 'user_write' } as const
const refusals = ['production_task_not_found', 'production_task_state'] as const
const notFound = 'production_comment_not_found'

/** What those who work on a recording remark about places of it. Whoever ordered the work never sees them. */
export const commentEndpoints = {
  listComments: defineEndpoint({
    id: 'productions.listTaskComments',
    method: 'GET',
    path: ofTask,
    summary: 'List what was remarked about places of the recording of a task, in the order of the recording',
    access: reads,
    params: TaskPath,
    success: { status: 200, schema: shapes.TaskComments },
    errors: ['production_task_not_found'],
  }),
  addComment: defineEndpoint({
    id: 'productions.addTaskComment',
    method: 'POST',
    path: ofTask,
    summary: 'Remark something about a place of the recording of a task',
    access: writes,
    params: TaskPath,
    body: shapes.TaskCommentForm,
    success: { status: 200, schema: shapes.TaskComment },
    errors: [...refusals, 'production_comments_full', 'production_place_beyond_end', 'invalid_parameters'],
  }),
  changeComment: defineEndpoint({
    id: 'productions.changeTaskComment',
    method: 'PATCH',
    path: one,
    summary: 'Change one’s own remark about a recording, or resolve anybody’s, or open it again',
    access: writes,
    params: shapes.TaskCommentPath,
    body: shapes.TaskCommentChange,
    success: { status: 200, schema: shapes.TaskComment },
    errors: [...refusals, notFound, 'forbidden', 'production_place_beyond_end', 'invalid_parameters'],
  }),
  removeComment: defineEndpoint({
    id: 'productions.removeTaskComment',
    method: 'DELETE',
    path: one,
    summary: 'Delete one’s own remark about a recording, or anybody’s as whoever runs the instance',
    access: writes,
    params: shapes.TaskCommentPath,
    success: { status: 200, schema: shapes.TaskCommentRemoved },
    errors: [...refusals, notFound, 'forbidden'],
  }),
} as const
