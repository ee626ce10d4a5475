import { createUser } from '#identity/sign-in/index.ts'
import { openInstance } from '../cli/open-instance.ts'
import { readConfig } from '../config.ts'
import { scenariosOfSlices } from '../domains/scenarios.ts'

const [name = ''] = process.argv.slice(2)
const scenario = scenariosOfSlices[name]
if (!scenario) {
  process.stderr.write(
    `There is no scenario called “${name}”. There are:\n${Object.entries(scenariosOfSlices)
      .map(([key, { about }]) => `  ${key}: ${about}`)
      .join('\n')}\n`,
  )
  process.exit(1)
}

const config = readConfig(process.env)
const instance = await openInstance(config)
try {
  const ctx = instance.systemContext()
  const email = `${name}-${ctx.newId('user').slice(-6)}@example.test`
  const password = 'correct horse battery'
  const person = await createUser(ctx, { email, password, tier: 'enterprise', admin: false })
  const path = await scenario.make({ instance, person, url: config.publicUrl })
  process.stdout.write(`${new URL(path, config.publicUrl).href}\nSign in as ${email} with “${password}”.\n`)
} finally {
  await instance.close()
}
