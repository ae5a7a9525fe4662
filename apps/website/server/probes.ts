/** Whether a path is one that bots try everywhere: software that is not ours, source and hidden files. */
export const isProbe = (path: string): boolean => PROBES.test(path);

const PROBES =
  /\/\.|\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|administrator|vendor|actuator)|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|gz|tar|rar|ini|log|conf|ya?ml|sh|exe|dll|map|js|css|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?)(?:$|\/)/i;
