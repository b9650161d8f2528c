/** A setting that cannot be used, or a tree that cannot be started. The message is one line that says what to do. */
export class ConfigError extends Error {}
