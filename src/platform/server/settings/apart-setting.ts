type Environment = Record<string, string | undefined>

/** What leads to no other machine and to no other site. */
const harmless = ['PORT', 'LOG_LEVEL', 'SITE_NAME', 'STARTER_CONTENT', 'npm_lifecycle_event']

/**
 * What is set: an empty variable is not. With `APART_IN` nothing is left of the settings that could lead to the real site or to anybody outside, whatever names them: a
 * trial lives in its folder alone, and listens to this machine alone unless `APART_HOST` says where.
 */
export function givenIn(environment: Environment): Environment {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const { APART_IN: folder, APART_HOST: host } = environment
  if (!folder) return Object.fromEntries(given)
  const kept = given.filter(([name]) => harmless.includes(name))
  return { ...Object.fromEntries(kept), ...(host && { HOST: host }), APART_IN: folder, DATA_DIR: folder }
}
