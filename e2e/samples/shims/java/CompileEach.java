import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the Main.java of each folder in one virtual machine: starting one for each would take most of the time. Debian has Unirest 1.4,
 * whose Java package has another name.
 */
public class CompileEach {
  public static void main(String[] arguments) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int failures = 0;
    for (int index = 1; index < arguments.length; index++) {
      String folder = arguments[index];
      Path source = Files.createDirectories(Path.of(folder, "debian")).resolve("Main.java");
      String sample = Files.readString(Path.of(folder, "Main.java"));
      Files.writeString(source, sample.replace("import kong.unirest.core.", "import com.mashape.unirest.http."));
      failures +=
          compiler.run(
              null, null, null, "-encoding", "UTF-8", "-cp", arguments[0], "-d", folder, source.toString());
    }
    System.exit(failures == 0 ? 0 : 1);
  }
}
