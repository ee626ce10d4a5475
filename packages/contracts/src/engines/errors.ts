import { defineErrors } from '../kit/index.ts'

export const enginesErrors = defineErrors({
  engine_not_installed: {
    status: 400,
    message: 'This instance has no engine for this. Whoever runs it can install one.',
  },
  operator_only: { status: 403, message: 'Only whoever runs this instance may do this.' },
  engine_model_not_found: { status: 404, message: 'There is no such model.' },
  model_refused: { status: 409, message: 'This cannot be done with the model.' },
  licence_not_accepted: { status: 400, message: 'Accept the licence of the model first.' },
})
