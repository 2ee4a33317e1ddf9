declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'webpack-hot-middleware/client?*' {
  export function subscribe(listener: (event: unknown) => void): void;
}
interface ImportMeta {
  /** Webpack's, in development. */
  readonly webpackHot?: { addStatusHandler(listener: (status: string) => void): void };
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2?russian' {
  const url: string;
  export default url;
}
declare module '*.woff2?basic' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
