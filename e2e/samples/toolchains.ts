/** Describes how the real tools of a language run its programs, each in a folder of its own. Scripts are bash. */
export interface Toolchain {
  /** Names of packages of Debian 12, separated by spaces. */
  debian: string;
  /** Name of a program's file; `RUN` stands for the name of the program. */
  file: string;
  /** Script that compiles all programs at once, in the parent of their folders. */
  buildAll?: string;
  /** Script that runs a program in its folder, whose name is `$RUN`, and compiles it first if that is left to do. */
  run: string;
  /** Exception to the rule that a program prints the body of an error response and fails. */
  onError?: 'hides its body' | 'succeeds';
  /** Whether the first build of its libraries takes minutes, so that the quick run leaves the language out. */
  isSlow?: boolean;
}

const classpathOf = (jarNames: string): string =>
  jarNames
    .split(' ')
    .map((name) => `/usr/share/java/${name}.jar`)
    .join(':');
const unirest = classpathOf(
  'unirest-java com.android.json httpclient httpcore httpcore-nio httpasyncclient httpmime commons-logging commons-codec',
);
const okhttp = classpathOf('okhttp okio');
const kotlin = '$NODE_PATH/kotlin-compiler';

/** The languages whose programs are compiled or interpreted by their real tools. */
export const toolchains: Readonly<Partial<Record<string, Toolchain>>> = {
  python: {
    debian: 'python3 python3-requests',
    file: 'sample.py',
    run: 'python3 sample.py',
  },
  curl: { debian: 'curl bash', file: 'sample.sh', run: 'bash sample.sh' },
  csharp: {
    debian: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil',
    file: 'Program.cs',
    run: `mcs -langversion:latest -main:Entry -r:System.Net.Http.dll -out:program.exe Program.cs $SHIMS/csharp/Entry.cs
      mono program.exe`,
  },
  go: {
    debian: 'golang-go',
    file: 'main.go',
    buildAll: `printf 'module samples\\n\\ngo 1.19\\n' > go.mod && mkdir bin
      test -z "$(gofmt -l .)" || { gofmt -d .; exit 1; }
      go build -o bin/ ./...`,
    run: '../bin/$RUN',
    onError: 'succeeds',
  },
  nodejs: { debian: '', file: 'sample.js', run: 'node sample.js' },
  ruby: { debian: 'ruby', file: 'sample.rb', run: 'ruby sample.rb' },
  php: { debian: 'php-cli php-curl', file: 'sample.php', run: 'php sample.php' },
  java: {
    debian: 'default-jdk-headless libunirest-java-java',
    file: 'Main.java',
    buildAll: `java $SHIMS/java/CompileEach.java ${unirest} */`,
    run: `java -cp .:${unirest} Main`,
  },
  javascript: { debian: '', file: 'sample.mjs', run: 'node sample.mjs' },
  c: {
    debian: 'gcc libc6-dev libcurl4-openssl-dev',
    file: 'sample.c',
    run: 'gcc -std=c99 -Wall -Wextra -Werror sample.c -o sample -lcurl && ./sample',
    onError: 'succeeds',
  },
  'objective-c': {
    debian: 'clang gcc gobjc libgnustep-base-dev libblocksruntime-dev libcurl4-openssl-dev',
    file: 'sample.m',
    run: `clang $(gnustep-config --objc-flags) -idirafter $(gcc -print-file-name=include) -fblocks -Wno-everything \
        -I$SHIMS/objective-c/include -include $SHIMS/objective-c/session.h sample.m $SHIMS/objective-c/session.m \
        -o sample $(gnustep-config --base-libs) -lBlocksRuntime -lcurl
      ./sample`,
    onError: 'succeeds',
  },
  ocaml: {
    debian: 'ocaml-nox ocaml-findlib libcohttp-lwt-unix-ocaml-dev',
    file: 'sample.ml',
    run: `ocamlfind ocamlc -thread -package cohttp-lwt-unix -linkpkg sample.ml -o sample
      ./sample`,
    onError: 'succeeds',
  },
  r: { debian: 'r-base-core r-cran-httr2', file: 'sample.R', run: 'Rscript --vanilla sample.R' },
  kotlin: {
    debian: 'default-jdk-headless libokhttp-java',
    file: 'RUN.kt',
    buildAll: `bash ${kotlin}/bin/kotlinc -nowarn -cp ${okhttp} -d classes $SHIMS/kotlin/*.kt */*.kt`,
    run: `java -cp ../classes:${okhttp}:${kotlin}/lib/kotlin-stdlib.jar \${RUN^}Kt`,
  },
  rust: {
    debian: 'cargo librust-reqwest-dev librust-tokio-dev',
    file: 'sample.rs',
    // All samples are modules of one program, because linking a program for each would take most of the time.
    buildAll: `cp -r $SHIMS/rust/. .
      { for run in rust*/; do run=\${run%/}
          echo "mod $run { include!(\\"$PWD/$run/sample.rs\\"); pub fn run() -> Result<(), Box<dyn std::error::Error>> { main() } }"; done
        echo 'fn main() -> Result<(), Box<dyn std::error::Error>> { match std::env::args().nth(1).unwrap_or_default().as_str() {'
        for run in rust*/; do run=\${run%/}; echo "\\"$run\\" => $run::run(),"; done
        echo 'other => Err(format!("no sample {other}").into()) } }'; } > main.rs
      /usr/bin/cargo build --offline --quiet`,
    run: '$CARGO_TARGET_DIR/debug/samples $RUN',
    onError: 'hides its body',
    isSlow: true,
  },
};
