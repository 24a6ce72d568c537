declare module 'virtual:contract' {
  /** Calls by name, such as 'GET /api/comments', followed by ' detailed' if the input separates path, query and body. */
  export interface Routes {
    readonly [name: string]: string | Routes
  }
  export const routes: Routes
}
