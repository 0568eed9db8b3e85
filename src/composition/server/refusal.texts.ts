/** Why a program of the server does not go on: one line each, which names the setting and says what to do. */
export const refusalTexts = {
  unreachable: (host: string, code: string) =>
    `DATABASE_URL: PostgreSQL can't be reached at ${host} (${code}). Start it, or correct the address.`,
  busy: (host: string, code: string) =>
    `DATABASE_URL: PostgreSQL at ${host} takes no connection right now (${code}). Wait until it has started, or raise its max_connections, and try again.`,
  wrongPassword: (user: string, code: string) =>
    `DATABASE_URL: PostgreSQL refuses the user ${user} or the password (${code}). Correct them in the address, or in PostgreSQL.`,
  noDatabase: (name: string) =>
    `DATABASE_URL: PostgreSQL has no database ${name}. Create it (createdb ${name}), or correct the name.`,
  noRights: (user: string) =>
    `DATABASE_URL: the user ${user} may not create tables in the database (42501). Make that user the owner: alter database … owner to ${user};`,
  readOnly: (host: string) =>
    `DATABASE_URL: PostgreSQL at ${host} is read-only (25006). Give the address of the primary server.`,
  fullServer: (host: string) =>
    `DATABASE_URL: the disk of PostgreSQL at ${host} is full (53100). Free space there, and try again.`,
  startupParameter: (host: string) =>
    `DATABASE_URL: ${host} refuses a parameter of the connection (08P01). Behind PgBouncer set ignore_startup_parameters (docs/operating.md).`,
  otherDatabaseError: (host: string, reason: string) =>
    `DATABASE_URL: PostgreSQL at ${host} refused: ${reason}`,
  engineNotInstalled: (code: string) =>
    `DATABASE_URL: the embedded database isn't installed (${code}). Set DATABASE_URL to a PostgreSQL, or run npm ci without --omit=optional.`,
  folderForbidden: (folder: string, code: string) =>
    `DATA_DIR is '${folder}', where this user may not write (${code}). Give the folder to the user who runs the server, or set another one.`,
  folderIsFile: (folder: string, code: string) =>
    `DATA_DIR is '${folder}', where a file is in the way (${code}). Set it to a folder.`,
  folderMissing: (folder: string, code: string) =>
    `DATA_DIR is '${folder}', which can't be created there (${code}). Set it to a folder that this user may create.`,
  folderFull: (folder: string, code: string) =>
    `DATA_DIR is '${folder}', where not enough space is left (${code}). Free 64 MB, or set a folder on another disk.`,
  folderBroken: (folder: string) =>
    `DATA_DIR is '${folder}', where the embedded database doesn't start. Its disk is full or its files are damaged: free space, restore a backup into another folder, or delete this one to begin again.`,
  portTaken: (port: number) =>
    `PORT is ${port}, where another program listens already (EADDRINUSE). Stop that program, or set another port.`,
  portForbidden: (port: number) =>
    `PORT is ${port}, where this user may not listen (EACCES). Set a port from 1024, and let the proxy listen on 80 and 443.`,
  portFailed: (port: number, reason: string) =>
    `PORT is ${port}, where the server can't listen: ${reason}. Set another port.`,
};
