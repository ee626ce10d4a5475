import { defineErrors } from '../kit/index.ts'

export const enginesErrors = defineErrors({
  engine_not_installed: {
    status: 400,
    message: 'This instance has no engine for this. Whoever runs it can install one.',
  },
  engine_model_not_found: { status: 404, message: 'There is no such model.' },
  model_refused: { status: 409, message: 'This cannot be done with the model.' },
  engine_address_not_found: { status: 404, message: 'There is no such engine by address.' },
  engine_address_refused: { status: 400, message: 'This address cannot be asked.', type: 'validation_error' },
  engine_address_limit: { status: 400, message: 'There are as many engines by address as there can be.' },
  engine_needs_voices: { status: 400, message: 'Name at least one voice of an engine that speaks.' },
  engine_next_unknown: { status: 400, message: 'The engine that is to follow is none of yours, or this one itself.' },
  engine_trial_failed: { status: 409, message: 'The engine did not do what it was asked.' },
  engine_outside_forbidden: {
    status: 403,
    message: 'This workspace lets nothing leave this instance, and this needs an engine outside of it.',
  },
  licence_not_accepted: { status: 400, message: 'Accept the licence of the model first.' },
})
