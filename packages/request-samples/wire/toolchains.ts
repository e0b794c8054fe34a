/** The real tools of a language. Scripts run with bash, in the folder of a program unless they say otherwise. */
export interface Toolchain {
  /** Packages of Debian 12. */
  debian: string;
  /** Name of a program's file. */
  file: (run: string) => string;
  /** Succeeds if tools and libraries are installed. */
  probe: string;
  /** Succeeds if the quick run need not wait minutes for a first build of libraries. */
  isWarm?: string;
  /** Compiles a program. */
  build?: (run: string) => string;
  /** Compiles all programs at once, in the folder that has theirs. */
  buildAll?: string;
  run: (run: string) => string;
  /** What a program makes of an error, where it does not show its body and fail. */
  onError?: 'hides its body' | 'succeeds';
}

const unirest = [
  'unirest-java',
  'com.android.json',
  'httpclient',
  'httpcore',
  'httpcore-nio',
  'httpasyncclient',
  'httpmime',
  'commons-logging',
  'commons-codec',
]
  .map((name) => `/usr/share/java/${name}.jar`)
  .join(':');
const okhttp = '/usr/share/java/okhttp.jar:/usr/share/java/okio.jar';
const kotlin = '$NODE_PATH/kotlin-compiler';

/** The languages whose programs are compiled or interpreted by their real tools. */
export const toolchains: Readonly<Partial<Record<string, Toolchain>>> = {
  python: {
    debian: 'python3 python3-requests',
    file: () => 'sample.py',
    probe: 'python3 -c "import requests"',
    run: () => 'python3 sample.py',
  },
  curl: {
    debian: 'curl bash',
    file: () => 'sample.sh',
    probe: 'curl --version',
    run: () => 'bash sample.sh',
  },
  csharp: {
    debian: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil',
    file: () => 'Program.cs',
    probe: 'command -v mcs && command -v mono && ls /usr/lib/mono/4.5/System.Net.Http.dll',
    build: () =>
      'mcs -langversion:latest -main:Entry -r:System.Net.Http.dll -out:program.exe Program.cs $SHIMS/csharp/Entry.cs',
    run: () => 'mono program.exe',
  },
  go: {
    debian: 'golang-go',
    file: () => 'main.go',
    probe: 'go version',
    buildAll: `printf 'module samples\\n\\ngo 1.19\\n' > go.mod && mkdir bin
      test -z "$(gofmt -l .)" || { gofmt -d .; exit 1; }
      go build -o bin/ ./...`,
    run: (run) => `../bin/${run}`,
    onError: 'succeeds',
  },
  nodejs: {
    debian: '',
    file: () => 'sample.js',
    probe: `node -e "require('axios')"`,
    run: () => 'node sample.js',
  },
  ruby: {
    debian: 'ruby',
    file: () => 'sample.rb',
    probe: `ruby -e 'require "net/http"; require "json"'`,
    run: () => 'ruby sample.rb',
  },
  php: {
    debian: 'php-cli php-curl',
    file: () => 'sample.php',
    probe: `php -r 'exit(function_exists("curl_init") ? 0 : 1);'`,
    run: () => 'php sample.php',
  },
  java: {
    debian: 'default-jdk-headless libunirest-java-java',
    file: () => 'Main.java',
    probe: 'javac --version && ls /usr/share/java/unirest-java.jar',
    buildAll: `java $SHIMS/java/CompileEach.java ${unirest} */`,
    run: () => `java -cp .:${unirest} Main`,
  },
  javascript: {
    debian: '',
    file: () => 'sample.mjs',
    probe: 'node --version',
    run: () => 'node sample.mjs',
  },
  c: {
    debian: 'gcc libc6-dev libcurl4-openssl-dev',
    file: () => 'sample.c',
    probe: 'echo "#include <curl/curl.h>" | gcc -E - > /dev/null',
    build: () => 'gcc -std=c99 -Wall -Wextra -Werror sample.c -o sample -lcurl',
    run: () => './sample',
    onError: 'succeeds',
  },
  'objective-c': {
    debian: 'clang gcc gobjc libgnustep-base-dev libblocksruntime-dev libcurl4-openssl-dev',
    file: () => 'sample.m',
    probe: 'clang --version && gnustep-config --variable=CC && ls /usr/include/Block.h',
    build: () =>
      `clang $(gnustep-config --objc-flags) -idirafter $(gcc -print-file-name=include) -fblocks -Wno-everything \
        -I$SHIMS/objective-c/include -include $SHIMS/objective-c/session.h sample.m $SHIMS/objective-c/session.m \
        -o sample $(gnustep-config --base-libs) -lBlocksRuntime -lcurl`,
    run: () => './sample',
    onError: 'succeeds',
  },
  ocaml: {
    debian: 'ocaml-nox ocaml-findlib libcohttp-lwt-unix-ocaml-dev',
    file: () => 'sample.ml',
    probe: 'ocamlfind query cohttp-lwt-unix',
    build: () => 'ocamlfind ocamlc -thread -package cohttp-lwt-unix -linkpkg sample.ml -o sample',
    run: () => './sample',
    onError: 'succeeds',
  },
  r: {
    debian: 'r-base-core r-cran-httr2',
    file: () => 'sample.R',
    probe: 'Rscript -e "library(httr2)"',
    run: () => 'Rscript --vanilla sample.R',
  },
  kotlin: {
    debian: 'default-jdk-headless libokhttp-java',
    file: (run) => `${run}.kt`,
    probe: `java -version && ls /usr/share/java/okhttp.jar ${kotlin}/bin/kotlinc`,
    buildAll: `bash ${kotlin}/bin/kotlinc -nowarn -cp ${okhttp} -d classes $SHIMS/kotlin/*.kt */*.kt`,
    run: (run) =>
      `java -cp ../classes:${okhttp}:${kotlin}/lib/kotlin-stdlib.jar ${run.charAt(0).toUpperCase()}${run.slice(1)}Kt`,
  },
  rust: {
    debian: 'cargo librust-reqwest-dev librust-tokio-dev',
    file: () => 'sample.rs',
    probe: '/usr/bin/cargo --version && ls -d /usr/share/cargo/registry/reqwest-0.11*',
    isWarm: 'ls $CARGO_TARGET_DIR/debug/samples',
    // One program with a module for each sample: linking one each takes most of the time. Debian's crates replace crates.io.
    buildAll: `printf '[package]\\nname = "samples"\\nversion = "0.1.0"\\nedition = "2021"\\n[[bin]]\\nname = "samples"\\npath = "main.rs"\\n
[dependencies]\\nreqwest = { version = "0.11", default-features = false }\\ntokio = { version = "1", features = ["macros", "rt-multi-thread"] }\\n
[profile.dev]\\ndebug = false\\nincremental = false\\n' > Cargo.toml
      mkdir .cargo && printf '[source.crates-io]\\nreplace-with = "debian"\\n[source.debian]\\ndirectory = "/usr/share/cargo/registry"\\n' > .cargo/config.toml
      { for run in */; do run=\${run%/}; echo "mod $run { include!(\\"$PWD/$run/sample.rs\\"); pub fn run() -> Result<(), Box<dyn std::error::Error>> { main() } }"; done
        echo 'fn main() -> Result<(), Box<dyn std::error::Error>> { match std::env::args().nth(1).unwrap_or_default().as_str() {'
        for run in */; do run=\${run%/}; echo "\\"$run\\" => $run::run(),"; done
        echo 'other => Err(format!("no sample {other}").into()) } }'; } > main.rs
      /usr/bin/cargo build --offline --quiet`,
    run: (run) => `$CARGO_TARGET_DIR/debug/samples ${run}`,
    onError: 'hides its body',
  },
};
